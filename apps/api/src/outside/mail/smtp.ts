import { createTransport } from 'nodemailer'
import type { MailPort } from './port.ts'

/** Delivers through the configured SMTP server. */
export function smtpMail(smtpUrl: string, from: string): MailPort {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({ from, ...mail, ...unsubscribeHeaders(unsubscribeUrl) })
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
