import { contractNumber } from '@renfort/domain/contract/contract-number.ts'
import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { cents, mulDiv } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { type ShiftDraft, workedMinutes } from '@renfort/domain/shift/shift.ts'
import { namedTitle, toJobFields } from '../catalogue/to-job-fields.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import { motiveOf } from '../mission-record/mission-motive.ts'
import { pricingInForce } from '../mission-record/mission-pricing.ts'
import { findMission, type MissionRecord } from '../mission-record/mission-queries.ts'
import { isRiskPosition } from '../mission-record/risk-position-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import { findLegalInformations } from '../organisation/legal-queries.ts'
import { findLocationsById } from '../organisation/location-queries.ts'
import { findProfile } from '../organisation/profile-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import type { ContractFacts, PaperFacts } from './paper-facts.ts'
import { findContractsOfBatch, findIndemnities, findVersionWithoutPaper } from './paper-queries.ts'

interface PaperOrder {
  readonly organisationId: string
  readonly batchId: string
  readonly version: number
  readonly provider: PaperFacts['provider']
}

/** What the paper of a version says; `null` where it is there already, or nobody is left to sign for. */
export async function gatherFacts(
  queries: Queries,
  { provider, ...key }: PaperOrder,
): Promise<PaperFacts | null> {
  const { organisationId, version } = key
  const found = await findVersionWithoutPaper(queries, key)
  if (found === undefined) return null
  const contracts = await findContractsOfBatch(queries, key)
  const mission = await findMission(queries, { organisationId, owner: null, id: found.missionId })
  if (mission === undefined || contracts.length === 0) return null
  const planning = await findPlanning(queries, mission)
  const assignments = await findAssignments(queries, mission.id)
  return {
    version,
    madeAt: found.madeAt,
    provider,
    client: await clientOf(queries, mission),
    mission: await missionOf(queries, mission, planning),
    motive: motiveOf(mission),
    pay: await payOf(queries, mission),
    contracts: contracts.map(({ position, siderId, firstName, lastName }) => ({
      number: contractNumber(mission.uniqueIdentifier ?? '', position),
      sider: `${firstName} ${lastName}`,
      ...hoursOf(mission, planning, ({ id }) => assignments.get(id)?.includes(siderId) === true),
    })),
  }
}

async function clientOf(queries: Queries, mission: MissionRecord): Promise<PaperFacts['client']> {
  const { organisationId, managerFirstName, managerLastName } = mission
  const legal = await findLegalInformations(queries, organisationId)
  const name = legal?.name ?? (await findProfile(queries, organisationId))?.name ?? ''
  const manager = [managerFirstName, managerLastName].filter((part) => part !== null).join(' ')
  return { name, siret: legal?.siret ?? null, manager: manager || null }
}

async function missionOf(
  queries: Queries,
  mission: MissionRecord,
  { flexiblePlanning }: MissionPlanning,
): Promise<PaperFacts['mission']> {
  const job = toJobFields(mission, 'fr')
  const title = namedTitle(mission.jobTitleId, 'fr').name
  return {
    number: mission.uniqueIdentifier ?? '',
    jobTitle: title,
    name: missionDisplayName(title, mission.name),
    place: await placeOf(queries, mission.locationId),
    executiveStatus: job.executiveStatus,
    subtasks: job.subtasks.map(({ name }) => name),
    purpose: job.purpose,
    workConditions: job.workConditions,
    risks: job.risks.map(({ name }) => name),
    isRiskPosition: await isRiskPosition(queries, mission),
    licences: job.licences.map(({ name }) => name),
    equipments: job.equipments.map(({ name, group, providedBy }) => {
      return { name, isSafety: group === 'Safety', providedBy }
    }),
    dressCode: job.dressCode,
    weeks: flexiblePlanning,
  }
}

async function placeOf(queries: Queries, id: string | null): Promise<string | null> {
  const place = id === null ? undefined : (await findLocationsById(queries, [id])).get(id)
  if (place === undefined) return null
  return [place.title, place.address, `${place.postalCode} ${place.city}`].join(', ')
}

async function payOf(queries: Queries, mission: MissionRecord): Promise<PaperFacts['pay']> {
  const { coefficientBasisPoints, hourlyRateCents } = termsOf(mission)
  const rate = hourlyRateCents ?? cents(0)
  const { lunch, transportation, other } = await findIndemnities(queries, mission.organisationId)
  return {
    hourlyRateCents: rate,
    billedRateCents: mulDiv(rate, coefficientBasisPoints, 10_000),
    coefficientBasisPoints,
    increases: pricingInForce(mission)[mission.type].flatMap((row) => {
      const { hourType, thresholdHours, increaseBasisPoints } = row
      return increaseBasisPoints === null || increaseBasisPoints === 0
        ? []
        : [{ hourType, thresholdHours, increaseBasisPoints }]
    }),
    lunch: lunch.map(({ type, amount, coverRate }) => ({ type, amount, coverRate })),
    transport: transportation.map(({ publicCoverRate }) => ({ publicCoverRate })),
    bonuses: other.map(({ name, amount, frequency, conditions }) => {
      return { name, amount, frequency, conditions }
    }),
  }
}

/** The hours of one Sider and what they cost: theirs of the shifts, or all of a planning by the week. */
function hoursOf(
  mission: MissionRecord,
  { shifts, flexiblePlanning }: MissionPlanning,
  isTheirs: (shift: { readonly id: string }) => boolean,
): Omit<ContractFacts, 'number' | 'sider'> {
  const terms = termsOf(mission)
  const { solidarity } = pricingInForce(mission).hoursTypes.bankHolidays
  const one = flexiblePlanning === null ? null : { ...flexiblePlanning, siders: 1 }
  const worked: readonly ShiftDraft[] =
    one === null ? shifts.filter(isTheirs) : blockShifts(one, solidarity)
  const own = worked.map((shift) => ({ ...shift, slots: 1 }))
  const { quotation } = quote({
    planning: one === null ? { shifts: own } : { flexible: one },
    terms,
  })
  const days = [...new Set(own.map(({ startsAt }) => localDateOf(startsAt)))].toSorted()
  const today = localDateOf(mission.startsAt ?? mission.createdAt)
  return {
    firstDay: one?.startDate ?? days[0] ?? today,
    lastDay: one?.endDate ?? days.at(-1) ?? today,
    workedDays: days.length,
    shifts:
      one === null
        ? own.map((shift) => ({
            startsAt: shift.startsAt,
            endsAt: shift.endsAt,
            breakMinutes: shift.breakMinutes,
            workedMinutes: workedMinutes(shift),
          }))
        : [],
    workedMinutes: own.reduce((sum, shift) => sum + workedMinutes(shift), 0),
    priceCents: quotation?.priceCents ?? 0,
    salaryCents: quotation?.salaryCents ?? 0,
  }
}
