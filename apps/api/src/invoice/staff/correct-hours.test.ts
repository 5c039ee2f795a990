import { attendances, hoursCorrections, invoices } from '@renfort/contract'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { creditFirst, tuesday, workedMission } from '../../testing/invoices.ts'
import { at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { unknownId } from '../../testing/writes/valid-write.ts'
import { ownApp } from '../../testing/own-app.ts'
import { billWeeks } from '../issue/bill-weeks.ts'

// Runs bill every company, so these tests have their own database.
const app = await ownApp()
afterEach(() => app.clock.set(testNow))

const nextTuesday = '2026-12-22T05:00:00.000Z'
const thirdTuesday = '2026-12-29T05:00:00.000Z'

async function bill(now: string): Promise<void> {
  app.clock.set(now)
  await runJob(app, billWeeks)
}

interface Said {
  readonly from: string
  readonly until: string
  readonly at?: string
}

/** Internal staff correct the hours of a day, between two runs. */
async function correct(id: string, { from, until, at: now = '2026-12-16T09:00:00.000Z' }: Said) {
  app.clock.set(now)
  const body = { startDate: from, endDate: until, breaks: [], reason: 'Départ à midi.' }
  return call(app, hoursCorrections.correctHours, await anInsider(app), { params: { id }, body })
}

/** The bills and credit notes of the company: number without its year, cents without tax, lines. */
async function billed({ id }: TestCompany): Promise<readonly string[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select i.type, i.net_cents as net, i.tax_cents as tax,
       coalesce((select string_agg(l.kind || ' ' || (l.tags ->> -1) || ' ' || l.minutes, ', '
         order by l.position) from invoice_lines l where l.invoice_id = i.id), '') as lines
     from invoices i where i.organisation_id = $1 order by i.created_at, i.reference_number`,
    [id],
  )
  return rows.map(({ type, net, tax, lines }) => `${type} ${net} + ${tax}: ${lines}`.trim())
}

/** The minutes of each kind of hours of a bill. */
function minutesOf(text = ''): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [, kind = '', minutes] of text.matchAll(/hours (\w+) (\d+)/g)) {
    sums[kind] = (sums[kind] ?? 0) + Number(minutes)
  }
  return sums
}

const week = (days: number, start = '09:00', end = '18:00') =>
  Array.from({ length: days }, (_, i) => at(addDays(isoDate('2026-12-07'), i), start, end))

describe('hours that are corrected after their bill (issue 20 §2)', () => {
  it('are given back by a credit note, and stand on the next bill as they are now', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    const { status, body } = await correct(ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T11:00:00.000Z',
    })
    expect([status, body]).toEqual([
      201,
      {
        creditNotes: [expect.stringMatching(/^A2026-\d{6}$/)],
        correction: expect.objectContaining({ minutes: 180, reason: 'Départ à midi.' }),
      },
    ])
    await bill(nextTuesday)
    await bill(nextTuesday)
    await bill(thirdTuesday)
    expect(await billed(company)).toEqual([
      'invoice 20280 + 4056: hours normal 480',
      'creditNote -20280 + -4056:',
      'invoice 7605 + 1521: hours normal 180',
    ])
  })

  it('change no validated hours and no issued invoice', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    const kept = async () => {
      const { rows } = await ownerQuery(
        app.database,
        `select a.status, a.worked_from, a.worked_until, a.paid_at, a.invoice_id,
           (select count(*) from attendance_versions v where v.attendance_id = a.id) as versions,
           i.net_cents, i.total_cents, i.facts
         from attendances a join invoices i on i.id = a.invoice_id where a.id = $1`,
        [ids[0] ?? ''],
      )
      return rows
    }
    const before = await kept()
    await correct(ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T11:00:00.000Z',
    })
    await bill(nextTuesday)
    expect(await kept()).toEqual(before)
  })

  it('are shown to the company with their reason and price, next to the validated version', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    const said = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T11:00:00.000Z' }
    await correct(ids[0] ?? '', said)
    app.clock.set(testNow)
    const { body } = await call(app, attendances.listHours, company.admin, {})
    const line = body.attendances.find(({ id }) => id === ids[0])
    expect(line?.corrections).toEqual([
      {
        startDate: said.from,
        endDate: said.until,
        breaks: [],
        minutes: 180,
        price: 76.05,
        reason: 'Départ à midi.',
        madeAt: expect.stringContaining('2026-12-16T09:00:00'),
      },
    ])
    expect(line?.retained).toEqual({ minutes: 480, price: 202.8 })
    const seen = await call(app, attendances.listHours, company.collaborator, {})
    expect(seen.body.attendances[0]?.corrections.map(({ price }) => price)).toEqual([null])
  })

  it('leave the overtime of the week as if they had been right at first', async () => {
    const [corrected, right] = [await aCompany(app), await aCompany(app)]
    const wrong = await workedMission(app, corrected, { shifts: week(5) })
    const days = week(5)
    await workedMission(app, right, {
      shifts: [at('2026-12-07', '09:00', '12:00'), ...days.slice(1)],
    })
    await bill(tuesday)
    await correct(wrong.ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T11:00:00.000Z',
    })
    await bill(nextTuesday)
    const [first, credit, next] = await billed(corrected)
    const [expected] = await billed(right)
    expect(first).toContain('extra')
    expect(credit).toMatch(/^creditNote -/)
    expect(next).toBe(expected)
  })

  it('take later bills of the week along, which have counted their overtime after them', async () => {
    const [corrected, right] = [await aCompany(app), await aCompany(app)]
    const sider = await aSider(app)
    const days = week(5)
    const shifts = days.slice(0, 4)
    const { ids } = await workedMission(app, corrected, { siderIds: [sider], shifts })
    await workedMission(app, right, {
      shifts: [at('2026-12-07', '09:00', '12:00'), ...days.slice(1)],
    })
    await bill(tuesday)
    await workedMission(app, corrected, { siderIds: [sider], shifts: days.slice(4) })
    await bill(nextTuesday)
    const monday = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T11:00:00.000Z' }
    const { body } = await correct(ids[0] ?? '', { ...monday, at: '2026-12-23T09:00:00.000Z' })
    expect(body.creditNotes).toHaveLength(2)
    await bill(thirdTuesday)
    const [, second, ...others] = await billed(corrected)
    expect(second).toContain('extra')
    expect(others.map((text) => text.split(' ')[0])).toEqual([
      'creditNote',
      'creditNote',
      'invoice',
    ])
    expect(minutesOf(others[2])).toEqual(minutesOf((await billed(right))[0]))
    const { rows } = await ownerQuery(
      app.database,
      `select organisation_id as id, sum(net_cents)::int as net from invoices
       where organisation_id = any($1) group by 1`,
      [[corrected.id, right.id]],
    )
    expect(rows[0]?.['net']).toBe(rows[1]?.['net'])
  })

  it('of an invoice that was given back whole are billed again, without another credit note', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    const { rows } = await ownerQuery(
      app.database,
      'select id, total_cents as total from invoices where organisation_id = $1',
      [company.id],
    )
    await call(app, invoices.creditInvoice, await anInsider(app), {
      params: { id: String(rows[0]?.['id']) },
      body: { amount: Number(rows[0]?.['total']) / 100, reason: 'Refusée par la plateforme' },
    })
    const asTheyWere = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T16:00:00.000Z' }
    expect((await correct(ids[0] ?? '', asTheyWere)).body.creditNotes).toEqual([])
    await bill(nextTuesday)
    expect(await billed(company)).toEqual([
      'invoice 20280 + 4056: hours normal 480',
      'creditNote -20280 + -4056:',
      'invoice 20280 + 4056: hours normal 480',
    ])
  })

  it('explain the amounts of the bill that has them again', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    await correct(ids[0] ?? '', {
      from: '2026-12-07T18:00:00.000Z',
      until: '2026-12-07T21:00:00.000Z',
    })
    await bill(nextTuesday)
    app.clock.set(testNow)
    const { rows } = await ownerQuery(
      app.database,
      "select id from invoices where organisation_id = $1 and run_on = '2026-12-22'",
      [company.id],
    )
    const { body } = await call(app, invoices.readInvoice, company.admin, {
      params: { id: String(rows[0]?.['id']) },
    })
    const lines = body.missions.flatMap((mission) => mission.lines)
    expect(lines.map(({ tags, minutes }) => [tags, minutes])).toEqual([
      [['normal'], 120],
      [['night'], 60],
    ])
    expect(lines[1]?.because).not.toEqual([])
  })

  it('leave what others worked, and give back a second time only what was billed again', async () => {
    const company = await aCompany(app)
    const [lea, adam] = [await aSider(app), await aSider(app)]
    const { ids } = await workedMission(app, company, { siderIds: [lea] })
    await workedMission(app, company, { siderIds: [adam] })
    await bill(tuesday)
    const morning = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T11:00:00.000Z' }
    await correct(ids[0] ?? '', morning)
    const again = await correct(ids[0] ?? '', { ...morning, until: '2026-12-07T12:00:00.000Z' })
    expect(again.body.creditNotes).toEqual([])
    await bill(nextTuesday)
    const later = { ...morning, at: '2026-12-23T09:00:00.000Z' }
    expect((await correct(ids[0] ?? '', later)).body.creditNotes).toHaveLength(1)
    await bill(thirdTuesday)
    expect(await billed(company)).toEqual([
      'invoice 40560 + 8112: hours normal 480, hours normal 480',
      'creditNote -20280 + -4056:',
      'invoice 10140 + 2028: hours normal 240',
      'creditNote -10140 + -2028:',
      'invoice 7605 + 1521: hours normal 180',
    ])
  })

  it('of somebody who did not come are given back and billed no more, until they are corrected again', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    const nobody = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T08:00:00.000Z' }
    expect((await correct(ids[0] ?? '', nobody)).status).toBe(201)
    await bill(nextTuesday)
    expect(await billed(company)).toHaveLength(2)
    await correct(ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T09:00:00.000Z',
      at: '2026-12-23T09:00:00.000Z',
    })
    await bill(thirdTuesday)
    expect(await billed(company)).toEqual([
      'invoice 20280 + 4056: hours normal 480',
      'creditNote -20280 + -4056:',
      'invoice 2535 + 507: hours normal 60',
    ])
  })

  it('that no bill has yet are billed as they were corrected, without a credit note', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    const { status, body } = await correct(ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T11:00:00.000Z',
      at: '2026-12-09T09:00:00.000Z',
    })
    expect([status, body.creditNotes]).toEqual([201, []])
    await bill(tuesday)
    expect(await billed(company)).toEqual(['invoice 7605 + 1521: hours normal 180'])
  })

  it('are listed with their invoice, as they were validated and as they are now', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    await correct(ids[0] ?? '', {
      from: '2026-12-07T08:00:00.000Z',
      until: '2026-12-07T11:00:00.000Z',
    })
    const { rows } = await ownerQuery(
      app.database,
      "select id from invoices where organisation_id = $1 and type = 'invoice'",
      [company.id],
    )
    const params = { id: String(rows[0]?.['id']) }
    const insider = await anInsider(app)
    const { body } = await call(app, hoursCorrections.listBilledHours, insider, { params })
    expect(body.hours).toMatchObject([
      { id: ids[0], validated: { minutes: 480 }, corrections: [{ minutes: 180 }] },
    ])
    const unknown = { params: { id: unknownId } }
    const { status } = await call(app, hoursCorrections.listBilledHours, insider, unknown)
    expect(status).toBe(404)
  })
})

describe('a correction is refused', () => {
  const morning = {
    startDate: '2026-12-07T08:00:00.000Z',
    endDate: '2026-12-07T11:00:00.000Z',
    breaks: [],
    reason: 'Départ à midi.',
  }

  it('to everybody but internal staff, and for hours that are unknown', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    const of = (id: string) => ({ params: { id }, body: morning })
    const { status } = await call(
      app,
      hoursCorrections.correctHours,
      company.admin,
      of(ids[0] ?? ''),
    )
    expect(status).toBe(403)
    const insider = await anInsider(app)
    const unknown = await call(app, hoursCorrections.correctHours, insider, of(unknownId))
    expect(unknown.status).toBe(404)
  })

  it('before the hours are validated', async () => {
    const { ids } = await workedMission(app, await aCompany(app), { isValidated: false })
    const { error } = await correct(ids[0] ?? '', {
      from: morning.startDate,
      until: morning.endDate,
    })
    expect(error?.key).toBe('errors.attendance.not_validated')
  })

  it('over other hours of the Sider, corrected ones too', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app)
    const { ids } = await workedMission(app, company, {
      siderIds: [sider],
      shifts: [at('2026-12-07', '09:00', '12:00'), at('2026-12-07', '14:00', '18:00')],
    })
    const over = { from: '2026-12-07T08:00:00.000Z', until: '2026-12-07T14:00:00.000Z' }
    expect((await correct(ids[0] ?? '', over)).error?.key).toBe('errors.attendance.overlap')
    const moved = { from: '2026-12-07T18:00:00.000Z', until: '2026-12-07T20:00:00.000Z' }
    expect((await correct(ids[1] ?? '', moved)).status).toBe(201)
    const evening = { from: '2026-12-07T17:00:00.000Z', until: '2026-12-07T18:30:00.000Z' }
    expect((await correct(ids[0] ?? '', evening)).error?.key).toBe('errors.attendance.overlap')
  })

  it('where too little is left of the invoice, which staff gave back by hand', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill(tuesday)
    await creditFirst(app, company, { amount: 200, reason: 'Geste commercial' })
    const { error } = await correct(ids[0] ?? '', {
      from: morning.startDate,
      until: morning.endDate,
    })
    expect(error?.key).toBe('errors.invoice.credit_too_large')
    expect(await billed(company)).toHaveLength(2)
  })
})
