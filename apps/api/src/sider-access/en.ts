import type { fr } from './fr.ts'

export const en: typeof fr = {
  subject: 'Open your {{product}} pages',
  heading: 'Your {{product}} pages',
  greeting: 'Hello {{firstName}},',
  message:
    'Here is the link to your missions, your requests and your hours. It works for {{minutes}} minutes, and only once.',
  action: 'Open my pages',
  code: 'On another device, enter this code: {{code}}',
  closing:
    'If you did not ask for this, ignore this message and give this code to nobody: we never ask for it.',
  sms: '{{product}}: open your pages {{url}} or enter the code {{code}}. Works {{minutes}} min, once. Give it to nobody.',
}
