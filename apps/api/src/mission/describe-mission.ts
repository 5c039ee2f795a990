import type { missions } from '@renfort/contract'
import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { isInCorrection } from '@renfort/domain/contract/correction/correction.ts'
import { progressStepOf } from '@renfort/domain/mission/mission.ts'
import { type HoursFollowed, noHours } from '@renfort/domain/mission/timeline.ts'
import { vatAreaOf } from '@renfort/domain/law/vat.ts'
import type { z } from 'zod'
import { namedTitle, toJobFields } from '../catalogue/to-job-fields.ts'
import { toFlexiblePlanning } from '../flexible-planning/to-flexible-planning.ts'
import { toPricing } from '../job-description/to-pricing.ts'
import { findLocationsById, type LocationRow } from '../organisation/location-queries.ts'
import { toHoursTypes } from '../organisation/to-hours-types.ts'
import { toLocation } from '../organisation/to-location.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { toShift } from '../shift/to-shift.ts'
import { periodOfRow } from './bring-progress-up-to-date.ts'
import { asLastTime } from './create/as-last-time.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import { pricingInForce, zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { pricedWith } from './priced-with.ts'
import { type ContractDocument, findContractBatches } from '../mission-record/contract-queries.ts'
import { countHours } from '../mission-record/hours-queries.ts'
import {
  findRequestedSiders,
  type RequestedSider,
} from '../mission-record/requested-sider-queries.ts'

type Mission = z.input<typeof missions.mission>

/** A mission with its shifts, Siders and price, the answer of every operation on it. */
export async function describeMission(call: ReadCall, record: MissionRecord): Promise<Mission> {
  const { queries } = call
  const locations = await findLocationsById(
    queries,
    record.locationId === null ? [] : [record.locationId],
  )
  const location = locations.get(record.locationId ?? '') ?? null
  const requestedSiders = await findRequestedSiders(queries, record.id)
  return toMission(call, record, {
    location,
    planning: await findPlanning(queries, record),
    requestedSiders,
    asLastTime: await asLastTime(queries, record, { location, requestedSiders }),
    contractsBatches: record.hasContracts ? await findContractBatches(queries, record) : [],
    hours: record.hasContracts ? await countHours(queries, record) : noHours,
  })
}

interface MissionParts {
  readonly location: LocationRow | null
  readonly planning: MissionPlanning
  readonly requestedSiders: readonly RequestedSider[]
  readonly asLastTime: Mission['asLastTime']
  readonly contractsBatches: readonly ContractDocument[]
  readonly hours: HoursFollowed
}

/** The tax area of the company; absent for the normal rate. */
function vatAreaToTell({ billingAddress }: MissionRecord): Pick<Mission, 'vatArea'> {
  const vatArea = vatAreaOf(billingAddress)
  return vatArea === 'metropolis' ? {} : { vatArea }
}

/**
 * A mission on the wire (ENT-01); callers who may not see prices get none of their fields (C-30).
 */
function toMission(call: ReadCall, record: MissionRecord, parts: MissionParts): Mission {
  const priced = can(sessionOf(call).actor, 'mission.readPrice').allowed
  const pricing = pricingInForce(record)
  const { shifts, flexiblePlanning } = parts.planning
  const job = toJobFields(record, call.locale)
  return {
    ...headOf(call, record),
    ...job,
    hourlyRate: priced ? job.hourlyRate : null,
    pricing: priced ? toPricing(pricing) : null,
    hoursTypes: priced ? toHoursTypes(pricing.hoursTypes) : null,
    pricedWith: priced ? pricedWith(call, record) : null,
    comRate: priced ? record.comRate : null,
    zti: pricing.zti,
    localHolidays: [...(pricing.localHolidays ?? [])],
    ...(pricing.isMayDayDoubled === true ? {} : { mayDayAsPolicy: true }),
    ...vatAreaToTell(record),
    jobTypeId: record.jobTitleId,
    jobDescriptionId: record.jobDescriptionId,
    location: parts.location === null ? null : toLocation(parts.location, record),
    managerId: record.managerId,
    managerEligible: isEligible(record),
    hasContracts: record.hasContracts,
    contractsBatches: parts.contractsBatches.map(({ id, status }) => ({ id, status })),
    isInCorrection: isInCorrection(parts.contractsBatches),
    hours: parts.hours,
    requestedSiders: parts.requestedSiders.map(({ pictureURL, ...sider }) => ({
      ...sider,
      pictureURL: call.services.fileLinks.link(pictureURL),
    })),
    requestedSidersOnly: record.requestedSidersOnly,
    motive: motiveOf(record),
    motiveId: record.motiveId,
    flexiblePlanning: flexiblePlanning === null ? null : toFlexiblePlanning(flexiblePlanning),
    flexiblePlanningId: flexiblePlanning?.id ?? null,
    sideNote: record.sideNote,
    orderNumber: record.orderNumber,
    missionInformation: record.missionInformation,
    departmentId: record.departmentId,
    shifts: shifts.map(toShift),
    attendanceConfigType: record.attendanceConfigType,
    asLastTime: parts.asLastTime,
    version: record.updatedAt,
  }
}

/** Whether the manager is set and may still manage missions of this company (POST-31, POST-32). */
export function isEligible(record: Pick<MissionRecord, 'managerRole'>): boolean {
  return record.managerRole !== null && canManageMissions(record.managerRole)
}

function headOf(call: ReadCall, record: MissionRecord) {
  const { status } = record
  return {
    id: record.id,
    type: record.type,
    name: record.name,
    jobTitle: namedTitle(record.jobTitleId, call.locale),
    status,
    progressStep: progressStepOf(status, periodOfRow(record), call.services.clock.now()),
    selectionStatus: record.selectionStatus,
    startDate: record.startsAt,
    endDate: record.endsAt,
    createdAt: record.createdAt,
    manager: person(record.managerId, record.managerFirstName, record.managerLastName),
    createdBy: person(record.creatorId, record.creatorFirstName, record.creatorLastName),
    uniqueIdentifier: record.uniqueIdentifier,
    origin: record.origin,
    archived: record.archived,
    migrated: record.migrated,
    preSelection: record.preSelection,
    hiredSidersCount: record.hiredSidersCount,
    isFlexiblePlanning: record.isFlexiblePlanning,
    timeZone: zoneOfMission(record),
  }
}

function person(id: string | null, firstName: string | null, lastName: string | null) {
  return id === null || firstName === null || lastName === null ? null : { id, firstName, lastName }
}

function motiveOf(record: MissionRecord): Mission['motive'] {
  const { motiveId, reason, justification, replacements, recruitments } = record
  if (motiveId === null || reason === null) return null
  return {
    id: motiveId,
    organisationId: record.organisationId,
    reason,
    justification: justification ?? '',
    replacements: [...(replacements ?? [])],
    recruitments: [...(recruitments ?? [])],
  }
}
