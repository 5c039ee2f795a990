import { jobDescriptions, missions, shifts } from '@renfort/contract'
import type { Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { NewMotive } from '@renfort/contract/motive.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { aJobDescription } from './job-descriptions.ts'
import { atClocksOf } from './overseas-missions.ts'
import { type Caller, call, type TestApp } from './test-app.ts'

type Mission = Reply<typeof missions.readMission>
type Patch = Input<typeof missions.updateMission>['body']
type Shift = Reply<typeof shifts.createShifts>['shifts'][number]

/** A shift by the clocks of Paris; an end earlier than the start is on the next day. */
export function at(
  date: string,
  start: string,
  end: string,
  options: Parameters<typeof atClocksOf>[4] = {},
): ShiftBody {
  return atClocksOf(parisZone, date, start, end, options)
}

export const anAddress: NewLocation = {
  title: 'Brasserie',
  address: '14 place Bellecour',
  postalCode: '69002',
  city: 'Lyon',
}

export const aMotive: NewMotive = {
  reason: 'activityIncrease',
  justification: 'Marché de Noël',
}

interface DraftOptions {
  readonly type?: MissionType
  readonly hourlyRate?: number
}

/** A draft made of a new job description, by its id. */
export async function aDraft(
  app: TestApp,
  caller: Caller,
  { type = 'delegation', hourlyRate = 13 }: DraftOptions = {},
): Promise<string> {
  const { id } = await aJobDescription(app, caller, { hourlyRate })
  const { status, body, error } = await call(app, jobDescriptions.createMission, caller, {
    params: { id },
    body: { taskDetails: { type } },
  })
  if (status !== 201) throw new Error(`No mission: ${JSON.stringify(error)}`)
  return body.id
}

export async function patched(
  app: TestApp,
  caller: Caller,
  id: string,
  body: Patch,
): Promise<Mission> {
  const answer = await call(app, missions.updateMission, caller, { params: { id }, body })
  if (answer.status !== 200) throw new Error(`Not changed: ${JSON.stringify(answer.error)}`)
  return answer.body
}

export async function withShifts(
  app: TestApp,
  caller: Caller,
  taskId: string,
  planned: readonly ShiftBody[],
): Promise<Shift[]> {
  const answer = await call(app, shifts.createShifts, caller, {
    params: { taskId },
    body: { shifts: [...planned] },
  })
  if (answer.status !== 201) throw new Error(`No shift: ${JSON.stringify(answer.error)}`)
  return answer.body.shifts
}

interface ReadyOptions extends DraftOptions {
  /** Given before the shifts, which are by its clocks; otherwise one of the metropolis. */
  readonly location?: NewLocation
  readonly shifts?: readonly ShiftBody[]
  readonly managerId?: string
  readonly name?: string
  readonly requestedSiderIds?: readonly string[]
}

/** A draft that lacks nothing to be posted: motive, shifts, address, manager and chosen Siders. */
export async function aReadyMission(
  app: TestApp,
  caller: Caller,
  options: ReadyOptions = {},
): Promise<string> {
  const id = await aDraft(app, caller, options)
  await patched(app, caller, id, { location: options.location ?? anAddress })
  await withShifts(app, caller, id, options.shifts ?? [at('2026-12-07', '09:00', '17:00')])
  await patched(app, caller, id, {
    motive: aMotive,
    managerId: options.managerId ?? caller.userId,
    name: options.name ?? null,
  })
  const { requestedSiderIds = [] } = options
  if (requestedSiderIds.length > 0) {
    await patched(app, caller, id, { requestedSiderIds: [...requestedSiderIds] })
  }
  return id
}

/** A mission that was posted, as its confirmation answered it. */
export async function aPostedMission(
  app: TestApp,
  caller: Caller,
  options: ReadyOptions = {},
): Promise<Mission> {
  const id = await aReadyMission(app, caller, options)
  const answer = await call(app, missions.confirmMission, caller, { params: { id }, body: {} })
  if (answer.status !== 200) throw new Error(`Not posted: ${JSON.stringify(answer.error)}`)
  return answer.body
}

export async function theMission(app: TestApp, caller: Caller, id: string): Promise<Mission> {
  return (await call(app, missions.readMission, caller, { params: { id } })).body
}

/** The same acts on one app, for a test file that is about missions. */
export function missionsOn(app: TestApp) {
  const on =
    <Rest extends unknown[], Answer>(act: (app: TestApp, ...rest: Rest) => Answer) =>
    (...rest: Rest) =>
      act(app, ...rest)
  return {
    aDraft: on(aDraft),
    aPostedMission: on(aPostedMission),
    aReadyMission: on(aReadyMission),
    patched: on(patched),
    theMission: on(theMission),
    withShifts: on(withShifts),
  }
}
