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
  inPlaceOf: '{{text}} (for {{absent}})',
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
  corrected: {
    subject: 'Corrected contract to sign: {{mission}}',
    heading: 'A corrected version waits for your signature',
    message:
      'The contested contract of the mission {{mission}} was made again. Read the new version and sign it, or contest it if it does not suit you.',
    same: 'The contested contract of the mission {{mission}} was read again: its terms stay the same. Read the new version and sign it, or contest it if it does not suit you.',
    note: 'Answer: {{note}}',
    contested: 'What was contested',
    change: '{{before}} → {{after}}',
    action: 'Read and sign',
  },
  changed: {
    fields: {
      hourlyRate: 'Gross hourly rate',
      price: 'Price excluding tax',
      siders: 'Siders',
      subtasks: 'Tasks',
      risks: 'Risks',
      licences: 'Licences and certificates',
      equipments: 'Equipment',
      place: 'Place',
      purpose: 'Purpose of the mission',
      workConditions: 'Working conditions',
      dressCode: 'Dress code',
      executiveStatus: 'Status',
      manager: 'Manager',
      motive: 'Legal motive',
      hours: 'Hours',
    },
    statuses: {
      executive: 'Executive',
      ETAM: 'Employee, technician or supervisor',
      worker: 'Worker',
    },
    motives: {
      activityIncrease: 'Temporary increase in activity',
      replacement: 'Replacement',
      waitingRecruitment: 'Waiting for a recruitment',
      temporaryContract: 'Customary temporary job',
      seasonalActivity: 'Seasonal activity',
    },
    nothing: 'Nothing',
    shift: '{{day}}, {{from}} to {{to}}, break {{break}}',
    shiftWithoutBreak: '{{day}}, {{from}} to {{to}}, no break',
    worked: '{{duration}} in all',
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
