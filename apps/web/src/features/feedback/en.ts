import type { fr } from './fr.ts'

export const en: typeof fr = {
  give: 'Give feedback',
  given: { yes: 'Feedback: yes', no: 'Feedback: no' },
  of: 'on {{name}}',
  title: 'Your feedback on {{name}}',
  progress: 'Step {{step}} of {{steps}}',
  steps: {
    workAgain: 'Working together again',
    judgement: 'What was not well',
    comment: 'Your comment',
  },
  workAgain: {
    question: 'Would you work with {{name}} again?',
    yes: 'Yes',
    yesHelp: 'This Sider is recommended to you for your next missions.',
    no: 'No',
    noHelp: 'Then say what was not well.',
  },
  judgement: {
    help: 'Answer one of the two questions at least.',
    pro: 'Professionalism',
    proHelp: 'Punctuality, dress, behaviour.',
    perf: 'Work done',
    perfHelp: 'Quality and pace of the work.',
    good: 'Satisfactory',
    bad: 'Insufficient',
    none: 'No opinion',
  },
  comment: {
    label: 'Comment',
    help: 'Seen by your company alone.',
  },
  next: 'Next',
  back: 'Back',
  send: 'Send feedback',
  sent: 'Feedback saved',
  closed: {
    workAgain: 'Answer yes or no.',
    judgement: 'Say what was not well: professionalism, the work done, or both.',
    comment: 'The comment is too long.',
    unchanged: 'Nothing has changed.',
  },
  leave: {
    title: 'Abandon this feedback?',
    text: 'It is not saved yet: your answers will be lost.',
    confirm: 'Abandon',
    stay: 'Continue',
  },
  refused: {
    logas: 'Feedback is given in one’s own name, never on behalf of a user.',
    other: 'You give feedback on your own missions.',
  },
  mission: {
    title: 'Feedback on the mission',
    context: 'Would you work with these Siders again? It takes a minute each.',
    list: 'Siders of the mission',
    none: 'Nobody to speak of',
    noneText: 'No Sider has worked on this mission yet.',
    failed: 'The Siders of this mission could not be loaded.',
    done: 'Thank you! You have given your feedback on everybody.',
  },
}
