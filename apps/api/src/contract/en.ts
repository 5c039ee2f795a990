import type { fr } from './fr.ts'

export const en: typeof fr = {
  consent: {
    one: 'By signing, I accept this contract for the provision of a worker on behalf of my company, which I have the power to bind. My electronic signature, together with its evidence file, is worth a handwritten one between the parties.',
    many: 'By signing, I accept these {{contracts}} contracts for the provision of workers on behalf of my company, which I have the power to bind. My electronic signature, together with its evidence file, is worth a handwritten one between the parties.',
  },
  consentToAmendment: {
    one: 'By signing, I accept this amendment of a contract for the provision of a worker on behalf of my company, which I have the power to bind. My electronic signature, together with its evidence file, is worth a handwritten one between the parties.',
    many: 'By signing, I accept this amendment of {{contracts}} contracts for the provision of workers on behalf of my company, which I have the power to bind. My electronic signature, together with its evidence file, is worth a handwritten one between the parties.',
  },
  greeting: 'Hello {{firstName}},',
  reminder: {
    subject: 'Contracts wait for your signature',
    pressing: 'Begins within 24 hours: contracts wait for your signature',
    heading: 'Contracts wait for your signature',
    message:
      'Sign them before they take effect. The law allows until the last day given (article L1251-42 of the French Labour Code).',
    ofContracts: {
      one: '{{mission}}: one contract, begins on {{day}} at {{time}}, last legal day {{lastDay}}',
      many: '{{mission}}: {{contracts}} contracts, begins on {{day}} at {{time}}, last legal day {{lastDay}}',
    },
    ofAmendments: {
      one: '{{mission}}: an amendment of one contract, takes effect on {{day}} at {{time}}, to be signed by {{lastDay}}',
      many: '{{mission}}: an amendment of {{contracts}} contracts, takes effect on {{day}} at {{time}}, to be signed by {{lastDay}}',
    },
    action: 'Read and sign',
  },
  contested: {
    subject: 'Contract contested: {{mission}}',
    heading: 'A contract is contested',
    message:
      '{{name}} contests the contract of the mission {{mission}}. You will be offered a corrected version to sign.',
    reason: 'Reason',
    action: 'See the contract',
  },
  contestedToStaff: {
    subject: 'Contract contested: {{mission}}, {{company}}',
    heading: 'A contract waits for your correction',
    message:
      '{{name}} ({{company}}) contests the contract of the mission {{mission}}. Nobody can sign it until it is corrected.',
    reason: 'Reason',
    start: 'The mission begins',
    lastDay: 'Last legal day to sign',
    action: 'See the contested contracts',
  },
  amendment: {
    subject: 'Amendment to sign: {{mission}}',
    heading: 'An amendment waits for your signature',
    message:
      'An amendment was made for the mission {{mission}}. The planning and the price already follow it: read it and sign it.',
    act: 'What it does',
    kinds: {
      renewal: 'Renewal',
      term: 'Change of the term',
      hours: 'Change of hours',
      place: 'Change of place',
      end: 'Early end',
    },
    from: 'Takes effect on',
    contracts: 'Contracts concerned',
    action: 'Read and sign',
  },
}
