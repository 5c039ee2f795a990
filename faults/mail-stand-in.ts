import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How long it takes to accept a mail, so that a kill meets some under way. */
const answersAfterMs = 5

export interface MailStandIn {
  readonly url: string
  /** To whom each accepted mail went, in the order in which they came. */
  readonly recipients: readonly string[]
  close(): Promise<void>
}

/** A mail server of this machine that accepts everything and keeps to whom it went. */
export async function startMailStandIn(): Promise<MailStandIn> {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) recipients.push(address)
        setTimeout(done, answersAfterMs)
      })
    },
  })
  // A client that was killed breaks its connection.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    recipients,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
