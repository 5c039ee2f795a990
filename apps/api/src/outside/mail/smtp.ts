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
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}
