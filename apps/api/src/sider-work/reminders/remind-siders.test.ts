import { randomUUID } from 'node:crypto'
import { hiring, siderReminders, siderWork } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { ReminderKind } from '@renfort/domain/sider/shift-reminder.ts'
import { segmentCharacters } from '@renfort/domain/sider/short-message.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { composeMail, siteOf } from '../../platform/mail/compose-mail.ts'
import { deliverMails } from '../../platform/mail/deliver-mails.ts'
import { aCompany, anInsider } from '../../testing/companies.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aPostedMission, at, theMission } from '../../testing/missions.ts'
import { newEmail } from '../../testing/new-account.ts'
import { ownApp } from '../../testing/own-app.ts'
import { atClocksOf, hotelInReunion } from '../../testing/overseas-missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider, newPhoneNumber, signedInSider } from '../../testing/siders.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { remindSiders } from './remind-siders.ts'

// These tests have their own database, because the job reminds of every shift, those of other
// tests too.
const app = await ownApp()
const company = await aCompany(app)
afterEach(() => app.clock.set(testNow))

interface HiredOptions {
  readonly shifts?: readonly ShiftBody[]
  readonly location?: NewLocation
}

/** A Sider with a mailbox, hired for a shift of Monday 7 December, 09:00 to 17:00 in Paris unless told. */
async function hired({
  shifts: planned = [at('2026-12-07', '09:00', '17:00')],
  location,
}: HiredOptions = {}) {
  const [email, phoneNumber] = [newEmail(), newPhoneNumber()]
  const siderId = await aSider(app, { email, phoneNumber })
  const place = location === undefined ? {} : { location }
  const { id: missionId } = await aPostedMission(app, company.admin, { shifts: planned, ...place })
  const { status, error } = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id: missionId },
    body: { assignments: [{ siderId }] },
  })
  if (status !== 201) throw new Error(JSON.stringify(error))
  const [shift] = (await theMission(app, company.admin, missionId)).shifts
  const written = async () => ({
    mails: await mailsTo(app, email),
    messages: (await mailsTo(app, phoneNumber)).map(({ text }) => text),
  })
  const caller = await signedInSider(app, siderId)
  return { siderId, missionId, shiftId: shift?.id ?? '', email, phoneNumber, caller, written }
}
type Hired = Awaited<ReturnType<typeof hired>>

/** Runs the job at an instant; resolves to how many mails and SMS the Sider has got until then. */
async function toldAt({ written }: Hired, now: string): Promise<string> {
  app.clock.set(instant(now))
  await runJob(app, remindSiders)
  const { mails, messages } = await written()
  return `${mails.length} ${messages.length}`
}

async function press({ caller, shiftId }: Hired, kind: 'start' | 'end', phoneAt: string) {
  app.clock.set(instant(phoneAt))
  const body = { id: randomUUID(), shiftId, kind, phoneAt, sentAt: phoneAt }
  const { status, error } = await call(app, siderWork.clockSiderShift, caller, { body })
  expect(status, JSON.stringify(error)).toBe(200)
}

const eve = '2026-12-06T17:00:00.000Z'
const soon = '2026-12-07T06:00:00.000Z'

describe('the reminders of a shift', () => {
  it('come on the eve at 18:00 and two hours before, by mail and SMS, once each', async () => {
    const sider = await hired()
    const counts = [
      await toldAt(sider, '2026-12-06T16:59:00.000Z'),
      await toldAt(sider, eve),
      await toldAt(sider, '2026-12-06T17:05:00.000Z'),
      await toldAt(sider, '2026-12-07T05:59:00.000Z'),
      await toldAt(sider, soon),
      await toldAt(sider, '2026-12-07T07:55:00.000Z'),
      await toldAt(sider, '2026-12-07T17:00:00.000Z'),
    ]
    expect(counts).toEqual(['0 0', '1 1', '1 1', '1 1', '2 2', '2 2', '2 2'])
    const { mails, messages } = await sider.written()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `À 09:00\u202f: ${company.name}, Lyon`,
      `Demain à 09:00\u202f: ${company.name}, Lyon`,
    ])
    expect(mails[0]?.text).toContain('14 place Bellecour')
    expect(messages[1]).toMatch(
      /^\S+ : demain 09:00, Soci.t. \w{8}, Lyon\. Votre mission : http\S+\/s\/$/,
    )
    for (const text of messages) {
      expect(text.length).toBeLessThanOrEqual(segmentCharacters)
      expect(text).not.toContain('Louise')
    }
  })

  it('come once from two processes that look at the same time', async () => {
    const sider = await hired()
    app.clock.set(eve)
    await Promise.all([runJob(app, remindSiders), runJob(app, remindSiders)])
    expect(await toldAt(sider, eve)).toBe('1 1')
  })

  it('tell two shifts of an evening in one message', async () => {
    const sider = await hired({
      shifts: [at('2026-12-07', '08:00', '11:00'), at('2026-12-07', '12:00', '16:00')],
    })
    expect(await toldAt(sider, eve)).toBe('1 1')
    const { mails, messages } = await sider.written()
    expect(mails[0]?.text).toContain('12:00 – 16:00')
    expect(messages[0]).toContain('demain 08:00')
    expect(messages[0]).toContain('(+1)')
  })

  it('are in the language in which the Sider last opened their pages', async () => {
    const sider = await hired()
    await ownerQuery(app.database, `update siders set locale = 'en' where id = $1`, [sider.siderId])
    await toldAt(sider, eve)
    const { mails, messages } = await sider.written()
    expect(mails[0]).toMatchObject({ locale: 'en' })
    expect(mails[0]?.subject).toMatch(/^Tomorrow at 09:00: /)
    expect(messages[0]).toContain('Your assignment')
  })

  it('go by the clocks of the place', async () => {
    const sider = await hired({
      location: hotelInReunion,
      shifts: [atClocksOf('Indian/Reunion', '2026-12-07', '09:00', '17:00')],
    })
    expect(await toldAt(sider, '2026-12-06T13:59:00.000Z')).toBe('0 0')
    expect(await toldAt(sider, '2026-12-06T14:00:00.000Z')).toBe('1 1')
    expect((await sider.written()).messages[0]).toContain('demain 09:00')
  })

  it('come again for the new time of a shift that was moved', async () => {
    const sider = await hired()
    await toldAt(sider, eve)
    // As an amendment does, since contracts lock the planning.
    await ownerQuery(
      app.database,
      `update shifts set starts_at = starts_at + interval '1 hour' where id = $1`,
      [sider.shiftId],
    )
    expect(await toldAt(sider, '2026-12-06T18:00:00.000Z')).toBe('2 2')
    expect((await sider.written()).messages[0]).toContain('demain 10:00')
    expect(await toldAt(sider, soon)).toBe('2 2')
    expect(await toldAt(sider, '2026-12-07T07:00:00.000Z')).toBe('3 3')
  })

  it('do not come for a shift that is no longer theirs, nor to a Sider who was deactivated', async () => {
    const left = await hired()
    const removed = await call(app, hiring.removeHire, await anInsider(app), {
      params: { id: left.missionId },
      body: { siderId: left.siderId, reason: 'sick' },
    })
    expect(removed.status, JSON.stringify(removed.error)).toBe(201)
    const gone = await hired()
    await ownerQuery(app.database, 'update siders set deactivated_at = now() where id = $1', [
      gone.siderId,
    ])
    expect([await toldAt(left, eve), await toldAt(gone, eve)]).toEqual(['0 0', '0 0'])
  })

  it('do not come once the Sider has clocked', async () => {
    const sider = await hired()
    await press(sider, 'start', '2026-12-07T05:50:00.000Z')
    expect(await toldAt(sider, soon)).toBe('0 0')
  })

  it('are not sent later when they could not be sent in time', async () => {
    const sider = await hired()
    await toldAt(sider, '2026-12-06T19:59:00.000Z')
    await ownerQuery(app.database, 'update mail_outbox set sent_at = null, attempts = 1', [])
    app.clock.set('2026-12-06T20:00:00.000Z')
    await runJob(app, deliverMails)
    const sent = `select count(*)::int as n from mail_outbox where recipient = $1 and sent_at is not null`
    expect((await ownerQuery(app.database, sent, [sider.email])).rows).toEqual([{ n: 0 }])
  })

  it('are due to a moved clock at their time', async () => {
    await hired({ shifts: [at('2026-12-18', '14:00', '18:00')] })
    app.clock.set('2026-12-16T12:00:00.000Z')
    await runJob(app, remindSiders)
    const next = async () => remindSiders.nextDue?.(app.services)
    expect(await next()).toBe('2026-12-17T17:00:00.000Z')
    app.clock.set('2026-12-17T17:00:00.000Z')
    await runJob(app, remindSiders)
    expect(await next()).toBe('2026-12-18T11:00:00.000Z')
  })
})

describe('a clock-out that seems forgotten', () => {
  it('is asked for half an hour after the planned end, once', async () => {
    const sider = await hired()
    await press(sider, 'start', '2026-12-07T08:00:00.000Z')
    const counts = [
      await toldAt(sider, '2026-12-07T16:29:00.000Z'),
      await toldAt(sider, '2026-12-07T16:30:00.000Z'),
      await toldAt(sider, '2026-12-07T16:35:00.000Z'),
    ]
    expect(counts).toEqual(['0 0', '1 1', '1 1'])
    expect((await sider.written()).messages[0]).toContain('il manque votre fin de service')
  })

  it('is not asked for after an end, nor of who has not begun', async () => {
    const [ended, absent] = [await hired(), await hired()]
    await press(ended, 'start', '2026-12-07T08:00:00.000Z')
    await press(ended, 'end', '2026-12-07T16:00:00.000Z')
    const late = '2026-12-07T16:30:00.000Z'
    expect([await toldAt(ended, late), await toldAt(absent, late)]).toEqual(['0 0', '0 0'])
  })

  it('of the evening waits for the morning', async () => {
    const sider = await hired({ shifts: [at('2026-12-07', '14:00', '22:00')] })
    await press(sider, 'start', '2026-12-07T13:00:00.000Z')
    expect(await toldAt(sider, '2026-12-07T21:30:00.000Z')).toBe('0 0')
    expect(await toldAt(sider, '2026-12-08T05:59:00.000Z')).toBe('0 0')
    expect(await toldAt(sider, '2026-12-08T06:00:00.000Z')).toBe('1 1')
  })
})

describe('who gets a reminder', () => {
  const choices = async ({ caller }: Hired) => {
    const { body } = await call(app, siderReminders.listSiderReminders, caller)
    return body.filter(({ isOn }) => !isOn).map(({ kind, through }) => `${kind} ${through}`)
  }
  const choose = ({ caller }: Hired, kind: ReminderKind, through: 'email' | 'sms', isOn: boolean) =>
    call(app, siderReminders.changeSiderReminder, caller, { body: { kind, through, isOn } })

  it('switches each kind off by each way, and on again', async () => {
    const sider = await hired()
    expect(await choices(sider)).toEqual([])
    await choose(sider, 'shiftEve', 'sms', false)
    await choose(sider, 'shiftSoon', 'email', false)
    expect(await choices(sider)).toEqual(['shiftSoon email', 'shiftEve sms'])
    expect(await toldAt(sider, eve)).toBe('1 0')
    expect(await toldAt(sider, soon)).toBe('1 1')
    await choose(sider, 'shiftEve', 'sms', true)
    expect(await choices(sider)).toEqual(['shiftSoon email'])
  })

  it('sees what they refused by the link of a mail', async () => {
    const sider = await hired()
    const content = {
      category: 'shiftEve',
      subject: '',
      preheader: '',
      heading: '',
      blocks: [],
    } as const
    const { unsubscribeUrl } = composeMail(
      content,
      { email: sider.email, locale: 'fr' },
      siteOf(app.services),
    )
    const url = new URL(unsubscribeUrl ?? '').pathname
    await app.app.inject({ method: 'POST', url, payload: '' })
    expect(await choices(sider)).toEqual(['shiftEve email'])
    expect(await toldAt(sider, eve)).toBe('0 1')
  })

  it('has no choice by mail without an address', async () => {
    const caller = await signedInSider(app, await aSider(app))
    const { body } = await call(app, siderReminders.listSiderReminders, caller)
    expect(body.map(({ through }) => through)).toEqual(['sms', 'sms', 'sms', 'sms'])
    const { error } = await call(app, siderReminders.changeSiderReminder, caller, {
      body: { kind: 'shiftEve', through: 'email', isOn: false },
    })
    expect(error.key).toBe('errors.sider.no_email')
  })

  it('changes nothing by a choice that stands already', async () => {
    const sider = await hired()
    const count = async () => {
      const sql = `select count(*)::int as n from audit_log where action = 'sider.changeReminders' and entity_id = $1`
      return (await ownerQuery(app.database, sql, [sider.siderId])).rows[0]?.n
    }
    await choose(sider, 'clockOut', 'sms', true)
    await choose(sider, 'clockOut', 'sms', false)
    await choose(sider, 'clockOut', 'sms', false)
    expect(await count()).toBe(1)
  })
})
