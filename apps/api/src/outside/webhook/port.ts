import type { DeliveryFailure } from '@renfort/domain/webhook/webhook-deliveries.ts'

export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Ends the try: the process has to stop. */
  readonly signal: AbortSignal
}

export interface WebhookAnswer {
  /** `null` where nothing was answered. */
  readonly status: number | null
  /** `null` for an answer of success. */
  readonly failure: DeliveryFailure | null
  /** The beginning of the answer. */
  readonly answer: string
}

/** Sends events to addresses that companies chose. It never throws for an answer. */
export interface WebhookSender {
  /** Whether nothing can ever be sent to an address: its host is a network address that is not delivered to. */
  refuses(url: string): boolean
  send(message: WebhookMessage): Promise<WebhookAnswer>
}
