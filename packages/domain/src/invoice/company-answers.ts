import type { InvoiceStatus, StatusReason } from './life-cycle.ts'

/** What a company may say of an invoice here; it refuses one on its own platform. */
export const companyAnswers = {
  approve: 'approved',
  dispute: 'disputed',
} as const satisfies Record<string, InvoiceStatus>

/** Why a company disputes an invoice of hours: those reasons of the reform that fit one. */
export const disputeReasons = [
  'QTE_ERR',
  'PU_ERR',
  'CMD_ERR',
  'DOUBLE_FACT',
  'NON_CONFORME',
  'AUTRE',
] as const satisfies readonly StatusReason[]
