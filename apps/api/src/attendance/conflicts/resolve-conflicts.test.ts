import { attendances, conflictingHours } from '@renfort/contract'
import { afterEach, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { span, workedShift } from '../../testing/hours.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow } from '../../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

const conflicts = async (query: { limit?: string; offset?: string } = {}) =>
  (await call(app, conflictingHours.listConflicts, insider, { query })).body

/** Hours that the Sider declared, the company changed with a comment, and the Sider refused. */
async function aConflict(company: TestCompany, { absent = false, day = '2026-12-07' } = {}) {
  const { ids, siderIds, shiftId, missionId } = await workedShift(app, company, { day })
  const [id = ''] = ids
  await call(app, attendances.clockHours, insider, {
    body: { siderId: siderIds[0] ?? '', shiftId, ...span('09:00', '17:30', day), breaks: [] },
  })
  const { startDate } = span('09:00', '16:00', day)
  await call(app, attendances.disputeHours, company.admin, {
    params: { id },
    body: {
      ...span('09:00', '16:00', day),
      ...(absent && { endDate: startDate }),
      breakDates: [],
      comment: 'Parti à 16h',
    },
  })
  await call(app, attendances.answerHours, insider, { params: { id }, body: { accepted: false } })
  return { id, missionId }
}
const resolve = (id: string, from: string, to: string, breaks: [string, string][] = []) =>
  call(app, attendances.resolveHours, insider, {
    params: { id },
    body: { ...span(from, to), breaks: breaks.map(([start, end]) => span(start, end)) },
  })
const setManager = (missionId: string, { userId }: Caller) =>
  ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [missionId, userId])
const emailOf = async ({ userId }: Caller) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  return String(rows[0]?.['email'])
}
const settledMails = async (caller: Caller) =>
  (await mailsTo(app, await emailOf(caller))).filter(({ subject }) => subject.includes('Désaccord'))

it('TS-25 TS-26 staff see every version beside the other, who said it and when, and the comment', async () => {
  const company = await aCompany(app)
  const { id } = await aConflict(company)
  const found = (await conflicts()).conflicts.find((conflict) => conflict.id === id)
  expect(found).toMatchObject({
    company: { id: company.id, name: company.name },
    comment: 'Parti à 16h',
    absenceJustification: null,
    versions: [
      { origin: 'shift', minutes: 480, madeBy: null },
      { origin: 'sider', minutes: 510, madeBy: null, actions: [] },
      {
        origin: 'company',
        minutes: 420,
        madeBy: { id: company.admin.userId },
        actions: [
          { type: 'modification', by: { id: company.admin.userId }, origin: 'company' },
          { type: 'refusal', by: null, origin: 'sider' },
        ],
      },
    ],
  })
})

it('come oldest first, a page at a time, to internal staff alone', async () => {
  const company = await aCompany(app)
  const later = await aConflict(company, { day: '2026-12-08' })
  const earlier = await aConflict(company)
  const { total } = await conflicts()
  const ids: string[] = []
  for (let offset = 0; offset < total; offset += 1) {
    const page = await conflicts({ limit: '1', offset: String(offset) })
    ids.push(...page.conflicts.map((conflict) => conflict.id))
  }
  expect(new Set(ids).size).toBe(total)
  expect(ids.indexOf(earlier.id)).toBeLessThan(ids.indexOf(later.id))
  const refused = await call(app, conflictingHours.listConflicts, company.admin, {})
  expect(refused.status).toBe(403)
})

it('TS-22 what staff retain is validated, leaves the list, and is told to the manager of the mission', async () => {
  const company = await aCompany(app)
  const { id, missionId } = await aConflict(company)
  await setManager(missionId, company.manager)
  const { body } = await resolve(id, '09:00', '16:45', [['12:00', '12:30']])
  expect(body).toMatchObject({
    status: 'att.validated',
    history: [{}, {}, {}, { origin: 'insider' }],
  })
  expect((await conflicts()).conflicts.map((conflict) => conflict.id)).not.toContain(id)
  const [mail, ...others] = await settledMails(company.manager)
  expect(others).toEqual([])
  expect(mail?.text).toContain('09:00 – 16:45, pause de 0h30')
  expect(mail?.text).toContain(`managerId=${company.manager.userId}`)
  expect(await settledMails(company.admin)).toEqual([])
})

it('are told to the administrators where nobody of the company manages the mission', async () => {
  const company = await aCompany(app)
  const stranger = await aCompany(app)
  const { id, missionId } = await aConflict(company)
  await setManager(missionId, stranger.manager)
  await resolve(id, '09:00', '17:00')
  expect(await settledMails(company.admin)).toHaveLength(1)
  expect(await settledMails(stranger.manager)).toEqual([])
})

it('TS-17 staff may retain that nobody worked, and that somebody did after all', async () => {
  const company = await aCompany(app)
  const { id } = await aConflict(company, { absent: true })
  const absent = await resolve(id, '09:00', '09:00')
  expect(absent.body).toMatchObject({ status: 'att.validated', absenceJustification: 'other' })
  const mails = await settledMails(company.admin)
  const [mail] = mails.length > 0 ? mails : await settledMails(company.manager)
  expect(mail?.text).toContain('Le Sider n’a pas travaillé')
  const worked = await aConflict(company, { absent: true, day: '2026-12-08' })
  const { startDate, endDate } = span('09:00', '17:00', '2026-12-08')
  const { body } = await call(app, attendances.resolveHours, insider, {
    params: { id: worked.id },
    body: { startDate, endDate, breaks: [] },
  })
  expect(body).toMatchObject({ status: 'att.validated', absenceJustification: null })
})

it('TS-21 are decided once', async () => {
  const { id } = await aConflict(await aCompany(app))
  await resolve(id, '09:00', '17:00')
  const again = await resolve(id, '09:00', '16:00')
  expect([again.status, again.error?.key]).toEqual([409, 'errors.attendance.validated'])
})
