import type { EventKind } from '@renfort/domain/event/event-kinds.ts'
import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useWebhookWords = defineWords('webhook', { fr, en })

/** The name of each kind of event in the dictionaries. */
export const kindWords = {
  'mission.posted': 'missionPosted',
  'sider.hired': 'siderHired',
  'sider.declined': 'siderDeclined',
  'sider.removed': 'siderRemoved',
  'sider.late': 'siderLate',
  'contract.issued': 'contractIssued',
  'contract.signed': 'contractSigned',
  'contract.amended': 'contractAmended',
  'hours.contested': 'hoursContested',
  'hours.refused': 'hoursRefused',
  'hours.validated': 'hoursValidated',
  'hours.corrected': 'hoursCorrected',
  'invoice.issued': 'invoiceIssued',
  'invoice.refused': 'invoiceRefused',
  'invoice.credited': 'invoiceCredited',
  'invoice.paid': 'invoicePaid',
  'invoice.reopened': 'invoiceReopened',
  'webhook.test': 'webhookTest',
} as const satisfies Record<EventKind, keyof typeof fr.kinds>
