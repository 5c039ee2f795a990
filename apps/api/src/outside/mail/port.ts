export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address by which mail programs refuse later mails; `null` for a compulsory mail. */
  readonly unsubscribeUrl: string | null
}

/** Delivers a mail; throws when that failed and may be tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
  close(): void
}
