import { hiring, siderPapers, siderReminders } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { segmentCharacters } from '@renfort/domain/sider/short-message.ts'
import { afterEach, expect, it } from 'vitest'
import { aCompany, anInsider } from '../../testing/companies.ts'
import { mailsTo } from '../../testing/mails.ts'
import { newEmail } from '../../testing/new-account.ts'
import { ownApp } from '../../testing/own-app.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSiderPaper } from '../../testing/sider-papers.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { tellPapers } from './tell-papers.ts'

// Its own database: the job tells of the papers of other tests too.
const app = await ownApp()
const company = await aCompany(app)
afterEach(() => app.clock.set(testNow))

async function withPaper() {
  const paper = await aSiderPaper(app, company)
  const email = newEmail()
  const { rows } = await ownerQuery(
    app.database,
    'update siders set email = $2 where id = $1 returning phone_number as phone',
    [paper.siderId, email],
  )
  const phone = String(rows[0]?.['phone'])
  const written = async () => ({
    mails: await mailsTo(app, email),
    messages: (await mailsTo(app, phone)).map(({ text }) => text),
  })
  return { ...paper, email, written }
}
type Told = Awaited<ReturnType<typeof withPaper>>

async function toldAt({ written }: Pick<Told, 'written'>, now: string): Promise<string> {
  app.clock.set(instant(now))
  await runJob(app, tellPapers)
  const { mails, messages } = await written()
  return `${mails.length} ${messages.length}`
}

const [day, night, morning] = [
  '2026-12-02T10:00:00.000Z',
  '2026-12-02T20:00:00.000Z',
  '2026-12-03T06:00:00.000Z',
]

it('a Sider is told once, by mail and SMS, that a contract is there to be signed', async () => {
  const sider = await withPaper()
  expect([await toldAt(sider, day), await toldAt(sider, day)]).toEqual(['1 1', '1 1'])
  const { mails, messages } = await sider.written()
  expect(mails[0]?.subject).toBe(`Un contrat à signer\u202f: ${company.name}, Lyon`)
  expect(mails[0]?.text).toContain(sider.paper?.number)
  expect(mails[0]?.text).toContain('/s/papers')
  expect(messages[0]).toMatch(/un contrat à lire et à signer.*http\S+\/s\/papers$/)
  expect(messages[0]?.length).toBeLessThanOrEqual(segmentCharacters)
})

it('two processes that look at the same time tell once', async () => {
  const sider = await withPaper()
  app.clock.set(instant(day))
  await Promise.all([runJob(app, tellPapers), runJob(app, tellPapers)])
  expect(await toldAt(sider, day)).toBe('1 1')
})

it('a paper of the evening is told of in the morning, and no message of it leaves later than 21:00', async () => {
  const sider = await withPaper()
  const counts = [
    await toldAt(sider, night),
    await toldAt(sider, '2026-12-03T05:59:00.000Z'),
    await toldAt(sider, morning),
  ]
  expect(counts).toEqual(['0 0', '0 0', '1 1'])
  const { rows } = await ownerQuery(
    app.database,
    'select useful_until as until from mail_outbox where recipient = $1',
    [sider.email],
  )
  expect(rows).toEqual([{ until: '2026-12-03T20:00:00.000Z' }])
})

it('nobody is told of what they have opened, or what is not theirs to sign any more', async () => {
  const opened = await withPaper()
  await call(app, siderPapers.openSiderPaper, opened.caller, { params: { id: opened.paperId } })
  const left = await withPaper()
  const removed = await call(app, hiring.removeHire, await anInsider(app), {
    params: { id: left.missionId },
    body: { siderId: left.siderId, reason: 'sick' },
  })
  expect(removed.status, JSON.stringify(removed.error)).toBe(201)
  const contested = await withPaper()
  await ownerQuery(app.database, `update contract_batches set status = 'contested' where id = $1`, [
    contested.id,
  ])
  expect([
    await toldAt(opened, day),
    await toldAt(left, day),
    await toldAt(contested, day),
  ]).toEqual(['0 0', '0 0', '0 0'])
  const over = await withPaper()
  expect(await toldAt(over, '2026-12-08T10:00:00.000Z')).toBe('0 0')
})

it('a Sider switches each way off by itself', async () => {
  const sider = await withPaper()
  const { body } = await call(app, siderReminders.changeSiderReminder, sider.caller, {
    body: { kind: 'paperReady', through: 'sms', isOn: false },
  })
  expect(body.filter(({ isOn }) => !isOn)).toEqual([
    { kind: 'paperReady', through: 'sms', isOn: false },
  ])
  expect(await toldAt(sider, day)).toBe('1 0')
})
