import { createTransport } from 'nodemailer'
import type { MailPort } from './port.ts'

/** Less than the outbox reserves a mail for: a server that is slow at each word must not get it twice. */
const patienceMs = 60_000

/** Delivers through the configured SMTP server. */
export function smtpMail(smtpUrl: string, from: string, timeout = patienceMs): MailPort {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      const signal = AbortSignal.timeout(timeout)
      await transport.sendMail({ from, ...mail, ...unsubscribeHeaders(unsubscribeUrl), signal })
    },
    close: () => transport.close(),
  }
}

/**
 * Headers with which mail programs show a button that refuses later mails in one click (RFC 8058).
 */
function unsubscribeHeaders(url: string | null) {
  if (url === null) return {}
  return {
    list: { unsubscribe: { url } },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
