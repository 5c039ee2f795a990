export interface Sms {
  /** A number in E.164. */
  readonly to: string
  readonly text: string
}

/** Sends a short message to a phone; throws when that failed and may be tried again. */
export interface SmsPort {
  send(sms: Sms): Promise<void>
}
