import type { fr } from './fr.ts'

export const en: typeof fr = {
  greeting: 'Hello {{firstName}},',
  facts: {
    mission: 'Assignment',
    when: 'When',
    company: 'Company',
    where: 'Where',
    paper: 'Contract',
  },
  dates: '{{first}} to {{last}}',
  more: ' (+{{count}})',
  settings: 'Choose your reminders:',
  kinds: {
    shiftEve: {
      subject: 'Tomorrow at {{time}}: {{place}}',
      text: 'You work tomorrow. All that you need to know is on your pages.',
      action: 'See my assignment',
      sms: '{{product}}: tomorrow {{time}}, {{place}}{{more}}. Your assignment: {{url}}',
    },
    shiftSoon: {
      subject: 'At {{time}}: {{place}}',
      text: 'Your assignment begins soon. You can clock in on your pages.',
      action: 'See my assignment',
      sms: '{{product}}: at {{time}}, {{place}}{{more}}. Your assignment: {{url}}',
    },
    clockOut: {
      subject: 'Have you finished? Your clock-out is missing',
      text: 'The planned end has passed and your end is not clocked. Clock it, or say what you worked: nothing is made up for you.',
      action: 'Clock out',
      sms: '{{product}}: your clock-out is missing, {{place}}{{more}}. Clock it: {{url}}',
    },
    paperReady: {
      subject: 'A contract to sign: {{place}}',
      text: 'Your assignment contract is ready. Read it and sign it on your pages.',
      action: 'Read and sign',
      sms: '{{product}}: a contract to read and sign, {{place}}{{more}}. Your papers: {{url}}',
    },
  },
}
