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
  ownCode: {
    greeting: 'Hello {{firstName}},',
    subject: {
      sign: 'Your code to sign',
      email: 'Confirm your e-mail address',
      phone: 'Confirm your phone number',
    },
    message: {
      sign: 'Enter this code in your {{product}} pages to sign your assignment contract: {{code}}. It works for {{minutes}} minutes.',
      email:
        'Enter this code in your {{product}} pages to confirm this address: {{code}}. It works for {{minutes}} minutes.',
      phone:
        'Enter this code in your {{product}} pages to confirm this number: {{code}}. It works for {{minutes}} minutes.',
    },
    closing:
      'If you did not ask for this, ignore this message and give this code to nobody: we never ask for it.',
    sms: {
      sign: '{{product}}: code {{code}} to sign your assignment contract. Works {{minutes}} min. Give it to nobody.',
      email:
        '{{product}}: code {{code}} to confirm your address. Works {{minutes}} min. Give it to nobody.',
      phone:
        '{{product}}: code {{code}} to confirm this number. Works {{minutes}} min. Give it to nobody.',
    },
  },
}
