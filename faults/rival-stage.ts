import { setTimeout as wait } from 'node:timers/promises'
import { clockHours } from '@renfort/contract/attendance/attendance.ts'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { readContract } from '@renfort/contract/contract.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { createMission, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import { createShifts } from '@renfort/contract/shift.ts'
import type { Caller } from '../apps/api/src/platform/http/inject-call.ts'
import { demoInsider } from '../apps/api/src/seeds/demo-accounts.ts'
import { anAddress, aMotive } from '../apps/api/src/testing/missions.ts'
import { newPhoneNumber } from '../apps/api/src/testing/siders.ts'
import { done } from './done.ts'
import { signedIn } from './shared-state.ts'

const hourMs = 3_600_000
const paperWithinMs = 120_000
const sessionsOfEach = 3

/** People of the demo who decide at once, each signed in several times. */
export interface Cast {
  readonly address: string
  readonly organisationId: string
  readonly jobDescriptionId: string
  readonly departmentId: string | undefined
  /** An admin and the mission’s manager, in turn. */
  readonly company: readonly Caller[]
  readonly insiders: readonly Caller[]
  readonly admin: Caller
  readonly manager: Caller
}

export async function openCast(address: string): Promise<Cast> {
  const admins: Caller[] = []
  const managers: Caller[] = []
  const insiders: Caller[] = []
  for (let made = 0; made < sessionsOfEach; made += 1) {
    admins.push(await signedIn(address, 'admin@maison-lumiere.test'))
    managers.push(await signedIn(address, 'manager@maison-lumiere.test'))
    insiders.push(await signedIn(address, demoInsider.email))
  }
  const [admin] = admins
  const [manager] = managers
  if (admin === undefined || manager === undefined) throw new Error('Nobody is signed in.')
  const organisationId = admin.organisationId ?? ''
  const [job] = await done(address, listJobDescriptions, admin, {})
  const [department] = await done(address, listDepartments, admin, {
    params: { id: organisationId },
    query: {},
  })
  return {
    address,
    organisationId,
    jobDescriptionId: job?.id ?? '',
    departmentId: department?.id,
    company: admins.flatMap((each, i) => [each, managers[i] ?? each]),
    insiders,
    admin,
    manager,
  }
}

/** A draft with one place in two hours, that lacks nothing to be posted; by its id. */
export async function readyDraft(cast: Cast): Promise<string> {
  const { address, admin, manager, departmentId } = cast
  const { id } = await done(address, createMission, admin, {
    params: { id: cast.jobDescriptionId },
    body: { taskDetails: { type: 'delegation', name: 'Decided by rivals' } },
  })
  const params = { id }
  await done(address, updateMission, admin, { params, body: { location: anAddress } })
  const inHours = (hours: number) =>
    new Date(Math.ceil((Date.now() + hours * hourMs) / hourMs) * hourMs).toISOString()
  const shift = { startDate: inHours(2), endDate: inHours(7), breakDuration: 0, slots: 1 }
  await done(address, createShifts, admin, { params: { taskId: id }, body: { shifts: [shift] } })
  await done(address, updateMission, admin, {
    params,
    body: {
      motive: aMotive,
      managerId: manager.userId,
      requestedSiderIds: [],
      ...(departmentId !== undefined && { departmentId }),
    },
  })
  return id
}

/** Two Siders who have no other work; by their ids. */
export async function twoSiders({ address, admin }: Cast): Promise<readonly string[]> {
  const siders: string[] = []
  for (const firstName of ['Nora', 'Louise']) {
    const body = { firstName, lastName: 'Rival', phoneNumber: newPhoneNumber() }
    siders.push((await done(address, createWorker, admin, { body })).id)
  }
  return siders
}

/** Waits for the paper of a document, without which nobody signs; resolves to whom it is about. */
export async function untilPaper(cast: Cast, documentId: string): Promise<string> {
  const late = performance.now() + paperWithinMs
  const params = { id: cast.organisationId, docId: documentId }
  while (performance.now() < late) {
    const { pages, contracts } = await done(cast.address, readContract, cast.admin, { params })
    const [contract] = contracts
    if (pages !== null && contract !== undefined) return contract.siderId
    await wait(200)
  }
  throw new Error(`${documentId} has no paper.`)
}

export interface Declared {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
}

/** Hours of this morning that a Sider declares for a mission, beside its plan. */
export async function declaredHours(
  { address, insiders }: Cast,
  { missionId, siderId }: { readonly missionId: string; readonly siderId: string },
): Promise<Declared> {
  const before = (hours: number) =>
    new Date(Math.floor((Date.now() - hours * hourMs) / 60_000) * 60_000).toISOString()
  const time = { startDate: before(4), endDate: before(1) }
  const body = { siderId, shiftId: null, taskId: missionId, ...time, breaks: [] }
  const { id } = await done(address, clockHours, insiders[0] ?? null, { body })
  return { id, ...time }
}
