export const termsCopy = {
  title: 'Terms of use',
  lead: 'What you agree to when you use the SSIP Portal, in plain words.',
  updated: 'Last changed on 1 Nov 2026',
  sections: [
    {
      title: 'What this portal is',
      paragraphs: [
        'The portal tells you about the student startup and innovation policy, and helps you to prepare applications for its grants. It is run by the SSIP Cell at State Technical University.',
        'Some of what it shows is sample data: events, statistics and other people’s applications. Each page says so where that is the case.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Give your own name and an email address that you read. Keep your password to yourself, and sign out on devices that others use.',
        'You may ask the programme cell to close your account at any time.',
      ],
    },
    {
      title: 'Applications',
      paragraphs: [
        'Applying is free and takes no equity. What you build stays yours.',
        'An application that you submit here is kept on your own device. It reaches the programme when you hand in its pack through your institution. The number on it is provisional until then.',
        'What you state has to be true, and the files have to be your own or given to you for this purpose. A false statement ends the review or the grant.',
      ],
    },
    {
      title: 'Data of your team and your mentor',
      paragraphs: [
        'Ask the members of your team and your mentor before you enter their details, their Aadhaar numbers above all. You are responsible for the copies on your device until you hand them in or erase them.',
      ],
    },
    {
      title: 'Decisions',
      paragraphs: [
        'Grants are decided by the committees that the policy names. Nothing on this portal promises a grant, and nothing here is a decision until you have it in writing.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Do not try to access other people’s accounts, to overload the portal, or to upload what harms others. We close accounts that do.',
      ],
    },
    {
      title: 'If something fails',
      paragraphs: [
        'We take care, but cannot promise that the portal is always there or free of mistakes. Keep a copy of what matters to you: drafts and submissions can be saved as files.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, the date above changes too, and the new text counts from then on. The law of the state applies.',
      ],
    },
  ] as const,
  privacy: 'What the portal keeps about you, and how to erase it',
  contact: 'Questions about these terms',
}
