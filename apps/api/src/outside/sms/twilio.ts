import type { SmsPort } from './port.ts'

export interface TwilioSettings {
  readonly accountSid: string
  readonly authToken: string
  /** A number of the account, or the name that phones show. */
  readonly from: string
  /** Another address for the service, as a stand-in has. */
  readonly baseUrl: string | null
}

const patienceMs = 10_000

/** Sends through the Messages resource of Twilio (twilio.com/docs/messaging/api/message-resource). */
export function twilioSms({ accountSid, authToken, from, baseUrl }: TwilioSettings): SmsPort {
  const base = baseUrl ?? 'https://api.twilio.com'
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    send: async ({ to, text }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(patienceMs),
      })
      // The body of an error repeats the number: only its code is told.
      if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`)
      await answer.body?.cancel()
    },
  }
}
