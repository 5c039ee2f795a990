import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instantAfter } from '../../platform/clock.ts'
import { nobody } from '../../platform/database/db.ts'
import { deliverMails } from '../../platform/mail/deliver-mails.ts'
import { enqueueMail, newestMails } from '../../platform/mail/outbox-queries.ts'
import { runJob } from '../../testing/run-job.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { smtpMail } from './smtp.ts'

const received: { from: string; to: string[]; text: string }[] = []
let refusing = false
let answersAfterMs = 0
let server: SMTPServer
let app: TestApp

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('try later') : null),
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text })
        setTimeout(done, answersAfterMs)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  app = await startTestApp({}, { mail: smtpMail(smtpUrl, 'Renfort <from@renfort.test>') })
})
afterAll(async () => {
  app.services.mail.close()
  await app.app.close()
  await app.database.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

async function enqueue(to: string, unsubscribeUrl: string | null = null) {
  await app.services.db.transaction(nobody, async ({ queries, now }) => {
    const mail = {
      to,
      category: unsubscribeUrl === null ? 'compulsory' : 'feedback',
      unsubscribeUrl,
      locale: 'fr',
      subject: 'Bonjour – été',
      text: 'Texte',
      html: '<p>Texte</p>',
    } as const
    await enqueueMail(queries, mail, now)
  })
}

describe('mails through SMTP', () => {
  it('delivers the outbox once, and tries again what was refused', async () => {
    const deliver = () => runJob(app, deliverMails)
    const find = async (to: string) =>
      (await newestMails(app.services.db.queries(nobody))).find((sent) => sent.to === to)

    await enqueue('first@example.test')
    await deliver()
    await deliver()
    const got = received.filter(({ to }) => to.includes('first@example.test'))
    expect(got).toHaveLength(1)
    expect(got[0]?.from).toBe('from@renfort.test')
    expect(got[0]?.text).toContain('Texte')
    expect(got[0]?.text).not.toContain('Unsubscribe')
    expect((await find('first@example.test'))?.sentAt).not.toBeNull()

    refusing = true
    await enqueue('second@example.test')
    await deliver()
    expect((await find('second@example.test'))?.sentAt).toBeNull()
    refusing = false
    app.clock.set('2026-12-02T10:00:00.000Z')
    await deliver()
    app.clock.set('2026-12-02T09:30:00.000Z')
    expect((await find('second@example.test'))?.sentAt).not.toBeNull()
  })

  it('delivers each of twenty mails once when two processes share a slow server', async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `slow-${index}@example.test`)
    for (const to of recipients) await enqueue(to)
    // The mails at the end of the row wait longer than one is reserved for.
    answersAfterMs = 50
    const nineSecondsOn = () => app.clock.set(instantAfter(app.clock.now(), 9_000))
    const clockRuns = setInterval(nineSecondsOn, answersAfterMs)
    await Promise.all([runJob(app, deliverMails), runJob(app, deliverMails)])
    clearInterval(clockRuns)
    answersAfterMs = 0
    app.clock.set('2026-12-02T09:30:00.000Z')
    const got = received.flatMap(({ to }) => to).filter((to) => to.startsWith('slow-'))
    expect(got.toSorted()).toEqual(recipients.toSorted())
  })

  it('gives an optional mail the headers that refuse later ones in one click', async () => {
    await enqueue('third@example.test', 'https://renfort.test/api/mail/unsubscribe/x.y')
    await runJob(app, deliverMails)
    const got = received.find(({ to }) => to.includes('third@example.test'))
    expect(got?.text).toContain(
      'List-Unsubscribe: <https://renfort.test/api/mail/unsubscribe/x.y>\r\n',
    )
    expect(got?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })
})
