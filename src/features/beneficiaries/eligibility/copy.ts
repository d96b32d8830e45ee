import type { EligibilityAnswers, EligibilityQuestion } from '../../../domain/programme/eligibility'

type Question<Answer extends string> = {
  question: string
  /** In the order shown; `reason` says what the answer means for the result. */
  answers: Record<Answer, { label: string; reason: string }>
}

export const eligibilityCopy = {
  title: 'Am I eligible?',
  lead: 'Six short questions. Your answers stay on this page and are not kept.',
  link: 'Am I eligible?',
  result: 'Show the answer',
  missing: 'Choose an answer.',
  missingCount: 'Not every question has an answer yet.',
  verdict: {
    yes: { title: 'Yes, you can apply', lead: 'Your answers meet every condition:' },
    later: {
      title: 'Not yet, but you can get there',
      lead: 'You can start the form now. Before you hand it in:',
    },
    no: { title: 'No, not as it stands', lead: 'This is why:' },
  },
  proposal: 'Also have your proposal of 5 to 10 pages ready. You hand it in with the pack.',
  ask: 'Ask the programme cell',
}

export const eligibilityQuestionCopy: {
  [Name in EligibilityQuestion]: Question<EligibilityAnswers[Name]>
} = {
  enrolled: {
    question: 'Are you enrolled now as an undergraduate, postgraduate or doctoral student?',
    answers: {
      yes: { label: 'Yes', reason: 'You are an enrolled student.' },
      no: {
        label: 'No',
        reason:
          'Only students who are enrolled now can apply. Faculty take part as mentors of a student team.',
      },
    },
  },
  institution: {
    question: 'Is it a recognised institution in the region?',
    answers: {
      yes: { label: 'Yes', reason: 'Your institution is recognised.' },
      unsure: {
        label: 'I am not sure',
        reason: 'Ask your institution or the programme cell whether it is recognised.',
      },
      no: {
        label: 'No',
        reason: 'Only students of a recognised institution in the region can apply.',
      },
    },
  },
  team: {
    question: 'How many students are in your team, with you?',
    answers: {
      one: { label: 'Only me', reason: 'Find at least one more student: a team has 2 to 5.' },
      few: { label: '2 to 5', reason: 'Your team has 2 to 5 students.' },
      many: {
        label: '6 or more',
        reason: 'Choose up to five students for the application: a team has 2 to 5.',
      },
    },
  },
  lead: {
    question: 'Have you agreed who leads the team?',
    answers: {
      yes: { label: 'Yes', reason: 'One of you is the lead innovator.' },
      notYet: { label: 'Not yet', reason: 'Agree on one lead innovator.' },
    },
  },
  mentor: {
    question: 'Do you have a mentor who is regular staff and has the institution’s endorsement?',
    answers: {
      yes: { label: 'Yes', reason: 'Your mentor is regular staff with institutional endorsement.' },
      notYet: {
        label: 'Not yet',
        reason: 'Ask a regular faculty member to be your mentor, with institutional endorsement.',
      },
    },
  },
  endorsement: {
    question: 'Will the head of your institution or its nodal officer endorse the proposal?',
    answers: {
      yes: { label: 'Yes', reason: 'Your proposal will be endorsed.' },
      notYet: {
        label: 'I have not asked yet',
        reason: 'Ask the head of your institution or its nodal officer to endorse the proposal.',
      },
      no: {
        label: 'No',
        reason:
          'Endorsement by the head of institution or nodal officer is mandatory: without it a proposal is not reviewed.',
      },
    },
  },
}
