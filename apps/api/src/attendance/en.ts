import type { fr } from './fr.ts'

export const en: typeof fr = {
  greeting: 'Hello {{firstName}},',
  reminder: {
    subject: {
      one: 'One line of hours to check before 22:00',
      other: '{{lines}} lines of hours to check before 22:00',
    },
    heading: 'Hours are waiting for you to check them',
    message:
      'Today at 22:00, whatever is not checked from past weeks will be validated as it is, and invoiced. A validation is final.',
    messageElsewhere:
      'Today at 22:00, Paris time, whatever is not checked from past weeks will be validated as it is, and invoiced. A validation is final.',
    own: {
      one: '{{company}}, your missions: one line',
      other: '{{company}}, your missions: {{lines}} lines',
    },
    unmanaged: {
      one: '{{company}}, missions without a manager: one line',
      other: '{{company}}, missions without a manager: {{lines}} lines',
    },
    ofAbsent: {
      one: '{{company}}, missions of {{absent}}, who is away: one line',
      other: '{{company}}, missions of {{absent}}, who is away: {{lines}} lines',
    },
    unmanagedForAbsent: {
      one: '{{company}}, missions without a manager, for {{absent}}: one line',
      other: '{{company}}, missions without a manager, for {{absent}}: {{lines}} lines',
    },
    action: 'Check the hours',
  },
  resolved: {
    subject: 'Disagreement about hours settled: {{sider}}',
    heading: 'The disagreement about hours is settled',
    message:
      '{{sider}} had refused the hours declared for the mission {{mission}}. Our team has decided. This is what is retained, and validated for good.',
    day: 'Day',
    hours: 'Retained hours',
    span: '{{from}} – {{to}}, break of {{break}}',
    spanWithoutBreak: '{{from}} – {{to}}, no break',
    worked: 'Time worked',
    absent: 'The Sider did not work',
    action: 'See the hours',
  },
}
