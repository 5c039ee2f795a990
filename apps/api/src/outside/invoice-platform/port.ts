import type { ReferencedInvoice } from '@renfort/domain/invoice/life-cycle/status-message.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** A document that goes out: an invoice, or a status of one. */
export interface OutgoingFlow {
  /** Identifies the document: sending it again has no effect. At most 64 characters. */
  readonly trackingId: string
  readonly fileName: string
  readonly syntax: 'Factur-X' | 'CDAR'
  readonly bytes: Uint8Array
  /** What the document is about, for a stand-in that does not open it. */
  readonly about: ReferencedInvoice
}

/** News: a sent document was accepted or refused, or an invoice has a new status. */
export type FlowNews =
  | {
      readonly kind: 'taken' | 'refused'
      readonly flowId: string
      readonly trackingId: string | null
      /** The reason of a refusal, in the words of the platform. */
      readonly reason: string | null
      readonly updatedAt: Instant
    }
  | { readonly kind: 'status'; readonly flowId: string; readonly updatedAt: Instant }

/** Sends invoices to the platforms of clients, and reads their statuses. */
export interface InvoicePlatform {
  readonly name: 'flow-service' | 'local'
  /** Sends a document and returns its id at the platform. */
  send(flow: OutgoingFlow): Promise<{ readonly flowId: string }>
  /** News strictly after an instant, the oldest first; a long list may be cut. */
  newsAfter(after: Instant): Promise<readonly FlowNews[]>
  /** The message of a status, as XML; throws `FlowRefused` when there is none. */
  readStatus(flowId: string): Promise<string>
}

/** The platform does not answer now; the same may succeed later. */
export class InvoicePlatformUnavailable extends Error {
  override readonly name = 'InvoicePlatformUnavailable'
}

/** The platform does not take this document: sending it again changes nothing. */
export class FlowRefused extends Error {
  override readonly name = 'FlowRefused'
}
