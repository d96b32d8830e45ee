import { eligibilityPath, paths } from '../../lib/paths'

/** The two ways to begin. */
export const applyLinks = [
  { to: paths.applyPoc, label: 'Apply for a PoC grant' },
  { to: paths.applyIpr, label: 'Apply for an IPR grant' },
] as const

/** What somebody who has not applied for anything does first. */
export const firstStepsCopy = {
  title: 'Start here',
  lead: 'You have not applied for anything yet. Your applications and their dates will stand here.',
  steps: [
    {
      title: 'Am I eligible?',
      text: 'Six short questions tell you at once. Your answers are not kept.',
      links: [{ to: eligibilityPath.poc, label: 'Check if you are eligible' }],
    },
    {
      title: 'Have these ready',
      text: 'The form takes them one by one; you can stop at any time and continue later.',
      points: [
        'A photo or scan of the Aadhaar card of each team member',
        'Your mentor’s details and a scan of the employer ID card',
        'Your proposal of 5 to 10 pages, to hand in with the pack',
        'The name of the head of your institution, who endorses the proposal',
      ],
      links: [{ to: paths.downloads, label: 'Formats and guidelines' }],
    },
    {
      title: 'Start the form',
      text: 'Everything you type is saved on this device, even offline.',
      links: applyLinks,
    },
  ] as const,
}
