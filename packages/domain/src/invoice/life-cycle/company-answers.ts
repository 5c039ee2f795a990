import type { InvoiceStatus, StatusReason } from './life-cycle.ts'

/**
 * The answers of a company to an invoice in this product; it can refuse one only on its own
 * e-invoicing platform.
 */
export const companyAnswers = {
  approve: 'approved',
  dispute: 'disputed',
} as const satisfies Record<string, InvoiceStatus>

/** The reasons of the reform with which a company may dispute an invoice of hours. */
export const disputeReasons = [
  'QTE_ERR',
  'PU_ERR',
  'CMD_ERR',
  'DOUBLE_FACT',
  'NON_CONFORME',
  'AUTRE',
] as const satisfies readonly StatusReason[]
