export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mail programs let its recipient refuse the next ones; `null` for a compulsory mail. */
  readonly unsubscribeUrl: string | null
}

/** Delivers a mail; throws when that failed and may be tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
  close(): void
}
