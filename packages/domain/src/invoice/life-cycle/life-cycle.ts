import { compareInstants, type Instant } from '../../kernel/calendar.ts'

/** Who sets a status: a platform of the e-invoicing reform, or the party that it represents. */
export type StatusSender = 'sellerPlatform' | 'buyerPlatform' | 'buyer' | 'seller'

/** Why an invoice is not accepted as it is, in the codes of the reform. */
export const statusReasons = [
  'TX_TVA_ERR',
  'MONTANTTOTAL_ERR',
  'CALCUL_ERR',
  'NON_CONFORME',
  'DOUBLON',
  'DEST_INC',
  'DEST_ERR',
  'TRANSAC_INC',
  'EMMET_INC',
  'CONTRAT_TERM',
  'DOUBLE_FACT',
  'CMD_ERR',
  'ADR_ERR',
  'SIRET_ERR',
  'CODE_ROUTAGE_ERR',
  'REF_CT_ABSENT',
  'REF_ERR',
  'PU_ERR',
  'QTE_ERR',
  'ART_ERR',
  'MODPAI_ERR',
  'QUALITE_ERR',
  'LIVR_INCOMP',
  'REM_ERR',
  'COORD_BANC_ERR',
  'JUSTIF_ABS',
  'NON_TRANSMISE',
  'REJ_SEMAN',
  'REJ_UNI',
  'REJ_COH',
  'REJ_ADR',
  'REJ_CONT_B2G',
  'REJ_REF_PJ',
  'REJ_ASS_PJ',
  'AUTRE',
] as const
export type StatusReason = (typeof statusReasons)[number]

interface StatusRule {
  /** The code in the messages of the reform (XP Z12-012, MDT-105). */
  readonly code: number
  readonly by: StatusSender
  /** Whether no later status replaces it. */
  readonly isFinal: boolean
  /** The reasons that may accompany it; one is required where `needsReason`. */
  readonly reasons: readonly StatusReason[]
  readonly needsReason: boolean
}

const plain = { isFinal: false, reasons: [], needsReason: false } as const
const withReason = { isFinal: false, needsReason: true } as const

const wrongOrder = [
  'CMD_ERR',
  'SIRET_ERR',
  'CODE_ROUTAGE_ERR',
  'REF_CT_ABSENT',
  'REF_ERR',
] as const satisfies readonly StatusReason[]
const wrongDelivery = [
  'PU_ERR',
  'REM_ERR',
  'QTE_ERR',
  'ART_ERR',
  'MODPAI_ERR',
  'QUALITE_ERR',
  'LIVR_INCOMP',
] as const satisfies readonly StatusReason[]
const refusable = [
  'TX_TVA_ERR',
  'MONTANTTOTAL_ERR',
  'CALCUL_ERR',
  'NON_CONFORME',
  'DOUBLON',
  'DEST_ERR',
  'TRANSAC_INC',
  'EMMET_INC',
  'CONTRAT_TERM',
  'DOUBLE_FACT',
  'CMD_ERR',
  'ADR_ERR',
  'REF_CT_ABSENT',
] as const satisfies readonly StatusReason[]

/**
 * The statuses of an invoice in the French reform, in the order of their codes (XP Z12-012 v1.4),
 * with who sets each and its reasons (BR-FR-CDV-15 and BR-FR-CDV-CL-09 of the FNFE-MPE’s rules).
 */
export const lifeCycle = {
  deposited: { code: 200, by: 'sellerPlatform', ...plain, reasons: ['NON_TRANSMISE'] },
  passedOn: { code: 201, by: 'sellerPlatform', ...plain },
  received: { code: 202, by: 'buyerPlatform', ...plain },
  available: { code: 203, by: 'buyerPlatform', ...plain },
  takenInCharge: { code: 204, by: 'buyer', ...plain },
  approved: { code: 205, by: 'buyer', ...plain },
  partlyApproved: {
    code: 206,
    by: 'buyer',
    ...withReason,
    reasons: ['AUTRE', ...wrongOrder, ...wrongDelivery],
  },
  disputed: {
    code: 207,
    by: 'buyer',
    ...withReason,
    reasons: [
      ...wrongDelivery,
      ...new Set<StatusReason>([...refusable, ...wrongOrder, 'DEST_INC', 'COORD_BANC_ERR']),
      'AUTRE',
    ],
  },
  suspended: {
    code: 208,
    by: 'buyer',
    ...withReason,
    reasons: ['JUSTIF_ABS', 'COORD_BANC_ERR', ...wrongOrder],
  },
  completed: { code: 209, by: 'seller', ...plain },
  refused: { code: 210, by: 'buyer', ...withReason, isFinal: true, reasons: refusable },
  paymentSent: { code: 211, by: 'buyer', ...plain },
  paidIn: { code: 212, by: 'seller', ...plain },
  rejected: {
    code: 213,
    by: 'sellerPlatform',
    ...withReason,
    isFinal: true,
    reasons: [
      'MONTANTTOTAL_ERR',
      'CALCUL_ERR',
      'DOUBLON',
      'DEST_INC',
      'ADR_ERR',
      'REJ_SEMAN',
      'REJ_UNI',
      'REJ_COH',
      'REJ_ADR',
      'REJ_CONT_B2G',
      'REJ_REF_PJ',
      'REJ_ASS_PJ',
    ],
  },
} as const satisfies Record<string, StatusRule>

export type InvoiceStatus = keyof typeof lifeCycle

export const invoiceStatuses = Object.keys(lifeCycle) as readonly InvoiceStatus[]

/**
 * The status of a code of the reform, 200 to 213; `null` for a code that this product does not use.
 */
export function statusOf(code: number): InvoiceStatus | null {
  return invoiceStatuses.find((status) => lifeCycle[status].code === code) ?? null
}

/** A status with the instant since which it applies. */
export interface SaidStatus {
  readonly status: InvoiceStatus
  readonly at: Instant
  /** For `paidIn` only: the payment, tax included, in cents; negative where it was taken back. */
  readonly amountCents?: number | null
}

/** Statuses by their time; those of one instant by their codes. */
export function byTime<Said extends SaidStatus>(said: readonly Said[]): readonly Said[] {
  return said.toSorted(
    (a, b) => compareInstants(a.at, b.at) || lifeCycle[a.status].code - lifeCycle[b.status].code,
  )
}

/**
 * The current status among all statuses, in any order: the first final one, else the latest; `null`
 * for none. Payments that were all taken back no longer count.
 */
export function currentStatus(said: readonly SaidStatus[]): InvoiceStatus | null {
  const ordered = byTime(said)
  const final = ordered.find(({ status }) => lifeCycle[status].isFinal)
  const holding = arePaymentsTakenBack(said)
    ? ordered.filter(({ status }) => status !== 'paidIn')
    : ordered
  return (final ?? holding.at(-1))?.status ?? null
}

/**
 * Whether no payment is left: the reform has no status that undoes a payment, only a negative
 * payment.
 */
function arePaymentsTakenBack(said: readonly SaidStatus[]): boolean {
  const payments = said.filter(({ status }) => status === 'paidIn')
  const amounts = payments.flatMap(({ amountCents }) => amountCents ?? [])
  return amounts.length === payments.length && amounts.reduce((sum, each) => sum + each, 0) === 0
}

/** Why the client does not have an invoice; `null` while the transmission is under way, or done. */
export const untransmittedReasons = [
  /** No approved platform is configured. */
  'noPlatform',
  /** The client has no SIREN that the directory could know. */
  'noSiren',
  /** The platform does not answer; the product tries again. */
  'unreachable',
  /** The platform has refused the file. */
  'refusedFile',
] as const
export type UntransmittedReason = (typeof untransmittedReasons)[number]

/** Concerns of an invoice for which somebody has to act, besides paid and to pay. */
export const invoiceConcerns = [
  'disputed',
  'suspended',
  'refused',
  'rejected',
  'untransmitted',
] as const
export type InvoiceConcern = (typeof invoiceConcerns)[number]

/**
 * The one concern that a list shows for an invoice; `null` without one. When no platform is
 * configured, nothing is transmitted, and that is no concern of a single invoice.
 */
export function concernOf({
  status,
  untransmitted,
}: {
  readonly status: InvoiceStatus | null
  readonly untransmitted: UntransmittedReason | null
}): InvoiceConcern | null {
  const standing = invoiceConcerns.find((concern) => concern === status)
  if (standing !== undefined) return standing
  return untransmitted === null || untransmitted === 'noPlatform' ? null : 'untransmitted'
}

/**
 * Statuses of an invoice that its company contests: it is not collected until the contest is
 * settled.
 */
export const contestedStatuses = [
  'disputed',
  'suspended',
  'refused',
] as const satisfies readonly InvoiceStatus[]

export function isContested(status: InvoiceStatus | null): boolean {
  return contestedStatuses.some((contested) => contested === status)
}

/**
 * The concerns that internal staff can filter invoices of all companies by, with their statuses;
 * those that are no status (not transmitted, payment taken back) have none.
 */
export const soughtConcerns = ['disputed', 'refused', 'untransmitted', 'returned'] as const
export type SoughtConcern = (typeof soughtConcerns)[number]
export const soughtStatuses = {
  disputed: ['disputed', 'suspended'],
  refused: ['refused', 'rejected'],
  untransmitted: [],
  returned: [],
} as const satisfies Record<SoughtConcern, readonly InvoiceStatus[]>
