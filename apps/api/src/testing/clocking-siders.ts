import { randomUUID } from 'node:crypto'
import { siderWork } from '@renfort/contract'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import type { ClockingKind } from '@renfort/domain/attendance/declare/clocking.ts'
import type { TestCompany } from './companies.ts'
import { aPostedMission, at } from './missions.ts'
import { aSider, signedInSider } from './siders.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

/** « 08:00 » in UTC on Monday 7 December 2026, or on another day. */
export function utc(time: string, day = '2026-12-07'): Instant {
  return instant(`${day}T${time}:00.000Z`)
}

/** A Sider whom a company asks for its only place: 7 December 2026, 09:00 to 17:00 in Paris. */
export async function askedSider(app: TestApp, company: TestCompany, day = '2026-12-07') {
  const id = await aSider(app, { firstName: 'Nora', lastName: 'Vidal', knownTo: [company] })
  const shifts = [at(day, '09:00', '17:00')]
  const mission = await aPostedMission(app, company.admin, { requestedSiderIds: [id], shifts })
  return { id, mission, caller: await signedInSider(app, id) }
}

/** The same, who has accepted. */
export async function hiredSider(app: TestApp, company: TestCompany, day = '2026-12-07') {
  const asked = await askedSider(app, company, day)
  const body = { status: 'accepted' } as const
  const params = { id: asked.mission.id }
  await call(app, siderWork.answerSiderRequest, asked.caller, { params, body })
  const { body: work } = await call(app, siderWork.listSiderShifts, asked.caller)
  return { ...asked, shiftId: work.shifts[0]?.id ?? '' }
}

/** Several Siders who have accepted the places of one mission, on the same shift. */
export async function hiredTogether(app: TestApp, company: TestCompany, count: number) {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) ids.push(await aSider(app, { knownTo: [company] }))
  const shifts = [at('2026-12-07', '09:00', '17:00', { slots: count })]
  const { id: missionId, shifts: planned } = await aPostedMission(app, company.admin, {
    requestedSiderIds: ids,
    shifts,
  })
  const shiftId = planned[0]?.id ?? ''
  const hired = []
  for (const id of ids) {
    const caller = await signedInSider(app, id)
    await call(app, siderWork.answerSiderRequest, caller, {
      params: { id: missionId },
      body: { status: 'accepted' },
    })
    hired.push({ id, caller, shiftId })
  }
  return hired
}

interface Press {
  readonly shiftId: string
  readonly kind: ClockingKind
  readonly phoneAt: Instant
  /** The hour of the phone when it sends; that of the press unless told. */
  readonly sentAt?: Instant
  readonly siteCode?: string
  readonly position?: { readonly lat: number; readonly lng: number }
  readonly id?: string
}

/** Sends a press of the large button, by the clock of the server as it stands. */
export function press(
  app: TestApp,
  caller: Caller,
  { sentAt, id = randomUUID(), ...pressed }: Press,
) {
  const body = { ...pressed, id, sentAt: sentAt ?? pressed.phoneAt }
  return call(app, siderWork.clockSiderShift, caller, { body })
}

/** Presses with a phone that is right and has a network. */
export async function pressNow(
  app: TestApp,
  caller: Caller,
  { at: now, ...pressed }: Omit<Press, 'phoneAt' | 'sentAt'> & { readonly at: Instant },
) {
  app.clock.set(now)
  return press(app, caller, { ...pressed, phoneAt: now })
}
