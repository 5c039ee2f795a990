export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands a mail over to whoever delivers it; throws when that failed and may be tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
  close(): void
}
