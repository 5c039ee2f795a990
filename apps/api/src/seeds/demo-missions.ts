import { createDepartment } from '@renfort/contract/department.ts'
import {
  type FlexiblePlanningBody,
  saveFlexiblePlanning,
} from '@renfort/contract/flexible-planning.ts'
import { createMission } from '@renfort/contract/job-description.ts'
import { confirmMission, updateMission } from '@renfort/contract/mission.ts'
import { createMotive } from '@renfort/contract/motive.ts'
import { createShifts, type ShiftBody } from '@renfort/contract/shift.ts'
import { addDays, type IsoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import type { AtPlace } from '@renfort/domain/kernel/place-time.ts'
import { shiftFromForm } from '@renfort/domain/shift/shift.ts'
import type { DemoClient } from './demo-client.ts'

/** A day of the demo counted from a Monday, its times, its break in minutes and its Siders. */
export type DemoShift = readonly [
  day: number,
  start: string,
  end: string,
  breakMinutes: number,
  slots: number,
]

/** `timeZone`: by whose clocks its shifts are written. */
export interface DemoMission extends AtPlace {
  readonly jobDescriptionId: string
  readonly type: 'delegation' | 'gestion'
  readonly name: string | null
  readonly managerId: string
  readonly locationId: string
  readonly monday: IsoDate
  readonly shifts: readonly DemoShift[]
  /** Planned by the week, without shifts of its own. */
  readonly flexible?: FlexiblePlanningBody
  readonly siderIds?: readonly string[]
  readonly isPosted: boolean
  readonly motiveId: string
  readonly departmentId: string
}

/** What several missions of the demo share. */
export type MissionBase = Pick<
  DemoMission,
  'timeZone' | 'managerId' | 'locationId' | 'motiveId' | 'departmentId'
>

/** The departments of a company by their names, each with its analytic code. */
export async function addDemoDepartments(
  client: DemoClient,
  organisationId: string,
  departments: readonly (readonly [name: string, code: string])[],
): Promise<string[]> {
  const ids: string[] = []
  for (const [name, code] of departments) {
    const { id } = await client(createDepartment, {
      params: { id: organisationId },
      body: { name, code },
    })
    ids.push(id)
  }
  return ids
}

/** The motive that the missions of a company share. */
export async function addDemoMotive(client: DemoClient, justification: string): Promise<string> {
  const { id } = await client(createMotive, {
    body: { reason: 'activityIncrease', justification },
  })
  return id
}

/** Creates a mission step by step, as the wizard does, and posts it when asked to. */
export async function addDemoMission(client: DemoClient, mission: DemoMission): Promise<string> {
  const { jobDescriptionId, type, name } = mission
  const { id } = await client(createMission, {
    params: { id: jobDescriptionId },
    body: { taskDetails: { type, name } },
  })
  // The people of the last mission of this job are proposed; each mission of the demo names its own.
  await client(updateMission, { params: { id }, body: { requestedSiderIds: [] } })
  await client(updateMission, {
    params: { id },
    body: {
      motiveId: mission.motiveId,
      managerId: mission.managerId,
      departmentId: mission.departmentId,
      locationId: mission.locationId,
    },
  })
  await plan(client, id, mission)
  if (mission.siderIds !== undefined) {
    await client(updateMission, {
      params: { id },
      body: { requestedSiderIds: [...mission.siderIds] },
    })
  }
  if (mission.isPosted) await client(confirmMission, { params: { id }, body: {} })
  return id
}

async function plan(client: DemoClient, taskId: string, mission: DemoMission): Promise<void> {
  const params = { taskId }
  if (mission.flexible !== undefined) {
    await client(saveFlexiblePlanning, { params, body: mission.flexible })
    return
  }
  const shifts = mission.shifts.map((shift) => wireShift(mission, shift))
  await client(createShifts, { params, body: { shifts } })
}

function wireShift(
  mission: Pick<DemoMission, 'monday' | 'timeZone'>,
  [day, start, end, breakMinutes, slots]: DemoShift,
): ShiftBody {
  const shift = shiftFromForm({
    timeZone: mission.timeZone,
    date: addDays(mission.monday, day),
    startTime: localTime(start),
    endTime: localTime(end),
    breakMinutes,
    slots,
  })
  return {
    startDate: shift.startsAt,
    endDate: shift.endsAt,
    breakDuration: shift.breakMinutes,
    slots: shift.slots,
  }
}
