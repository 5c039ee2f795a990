import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { labelOf } from '../catalogue/catalogue.ts'
import { toJobFields } from '../catalogue/to-job-fields.ts'
import { findContractBatches } from '../mission-record/contract-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findMissionOfAnyCompany } from '../mission-record/read-mission-record.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findStaffedMission } from './queue-queries.ts'
import {
  findApplied,
  findAskedSiders,
  findContact,
  findHiredSiders,
  findRemovals,
} from './staffed-mission-queries.ts'
import { toMissionToStaff } from './to-mission-to-staff.ts'

type Read = typeof staffing.readMissionToStaff
type Hired = Awaited<ReturnType<typeof findHiredSiders>>
type Removals = Awaited<ReturnType<typeof findRemovals>>

/** A posted mission of any company, with its slots and who fills them. */
export async function readMissionToStaff(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries, locale } = call
  const now = call.services.clock.now()
  const mission = await findMissionOfAnyCompany(call, params.id)
  const row = await findStaffedMission(queries, mission.id, now)
  if (row === undefined) throw notFound()
  const [planning, hired, removals, asked, applied, contact, contractsBatches] = await Promise.all([
    findPlanning(queries, mission),
    findHiredSiders(queries, mission),
    findRemovals(queries, mission),
    findAskedSiders(queries, mission),
    findApplied(queries, mission),
    findContact(queries, mission),
    findContractBatches(queries, mission),
  ])
  return {
    ...toMissionToStaff(row, locale, now),
    ...jobNeeds(mission, locale),
    ...contactOf(contact),
    archived: mission.archived,
    companyBlocked: mission.companyBlockedAt !== null,
    missionInformation: mission.missionInformation,
    shifts: shiftsOf(planning, hired, removals),
    hired: [...hired],
    requestedSiders: [...asked],
    applicantsList: [...applied],
    removals: removals.filter(({ shiftId }) => shiftId === null),
    contractsBatches,
  }
}

function jobNeeds(mission: MissionRecord, locale: ReadCall['locale']) {
  const { languages } = toJobFields(mission, locale)
  return {
    licences: mission.licenceIds.map((id) => ({ id, name: labelOf('licence', id, locale) ?? id })),
    languages: languages.map(({ id, name }) => ({ id, name })),
  }
}

function contactOf(contact: Awaited<ReturnType<typeof findContact>>) {
  const {
    address = null,
    managerName = null,
    managerEmail = '',
    managerPhone = null,
  } = contact ?? {}
  const manager =
    managerName === null
      ? null
      : { name: managerName, email: managerEmail, phoneNumber: managerPhone }
  return { address, manager }
}

function shiftsOf({ shifts }: MissionPlanning, hired: Hired, removals: Removals) {
  return shifts.map(({ id, startsAt, endsAt, breakMinutes, slots }) => ({
    id,
    startDate: startsAt,
    endDate: endsAt,
    breakDuration: breakMinutes,
    slots,
    siders: hired.filter(({ shiftIds }) => shiftIds.includes(id)),
    removals: removals.filter(({ shiftId }) => shiftId === id),
  }))
}
