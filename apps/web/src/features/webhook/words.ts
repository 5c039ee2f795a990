import type { EventKind } from '@renfort/domain/event/event-kinds.ts'
import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const useWebhookWords = defineWords('webhook', { fr, en })

/** The name of each kind of event in the dictionaries. */
export const kindWords = {
  'mission.posted': 'missionPosted',
  'sider.hired': 'siderHired',
  'sider.removed': 'siderRemoved',
  'contract.signed': 'contractSigned',
  'contract.amended': 'contractAmended',
  'hours.contested': 'hoursContested',
  'hours.validated': 'hoursValidated',
  'hours.corrected': 'hoursCorrected',
  'invoice.issued': 'invoiceIssued',
  'invoice.credited': 'invoiceCredited',
  'invoice.paid': 'invoicePaid',
  'invoice.reopened': 'invoiceReopened',
  'webhook.test': 'webhookTest',
} as const satisfies Record<EventKind, keyof typeof fr.kinds>
