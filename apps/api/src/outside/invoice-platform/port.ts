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

/** News of a document: whether one of ours was taken, or that somebody said something of an invoice. */
export type FlowNews =
  | {
      readonly kind: 'taken' | 'refused'
      readonly flowId: string
      readonly trackingId: string | null
      /** Why it was refused, in the words of the platform. */
      readonly reason: string | null
      readonly updatedAt: Instant
    }
  | { readonly kind: 'status'; readonly flowId: string; readonly updatedAt: Instant }

/** Takes invoices to the platforms of clients, and brings back what becomes of them. */
export interface InvoicePlatform {
  readonly name: 'flow-service' | 'local'
  /** Hands a document over; answers what the platform knows it by. */
  send(flow: OutgoingFlow): Promise<{ readonly flowId: string }>
  /** What has changed strictly after an instant, the oldest first; some of it, where there is much. */
  newsAfter(after: Instant): Promise<readonly FlowNews[]>
  /** The message of a status, as XML; `FlowRefused` where there is none. */
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
