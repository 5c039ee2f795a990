import { agreedTerm, type ChainLink, type ContractTerm } from '@renfort/domain/amendment/chain.ts'
import { contractNumber } from '@renfort/domain/contract/paper/contract-number.ts'
import { cents, mulDiv } from '@renfort/domain/kernel/money.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { namedTitle, toJobFields } from '../../catalogue/to-job-fields.ts'
import { findAssignments } from '../../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../../mission-record/mission-planning.ts'
import { motiveOf } from '../../mission-record/mission-motive.ts'
import { pricingInForce, zoneOfMission } from '../../mission-record/mission-pricing.ts'
import { findMission, type MissionRecord } from '../../mission-record/mission-queries.ts'
import { isRiskPosition } from '../../mission-record/risk-position-queries.ts'
import { termsOf } from '../../mission-record/quotation-terms.ts'
import { findLegalInformations } from '../../organisation/legal-queries.ts'
import { findLocationsById } from '../../organisation/location-queries.ts'
import { findProfile } from '../../organisation/profile-queries.ts'
import { findBuyer } from '../../payment/buyer-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { findAmendmentsOfMission } from '../amendment-queries.ts'
import { contractTerms } from './contract-terms.ts'
import { documentNumber } from '../document-number.ts'
import type { PaperFacts } from './paper-facts.ts'
import { planningOfSider } from './sider-planning.ts'
import { findIndemnities } from '../../organisation/settings-queries.ts'
import { findContractsOfBatch, findVersion } from './paper-queries.ts'

interface VersionKey {
  readonly organisationId: string
  readonly batchId: string
  readonly version: number
}

/**
 * The data of the PDF of a version; `null` where it exists already, or nobody is left to sign for.
 */
export async function gatherFacts(
  queries: Queries,
  { provider, ...key }: VersionKey & Pick<PaperFacts, 'provider'>,
): Promise<PaperFacts | null> {
  const found = await findVersion(queries, key)
  if (found === undefined || found.hasPaper) return null
  const terms = await termsOfVersion(queries, key, found)
  return terms === null ? null : { ...terms, provider }
}

/**
 * The data of a PDF that would be made today in place of a version; `null` where nobody is left to
 * sign for.
 */
export async function gatherTerms(
  queries: Queries,
  key: VersionKey,
): Promise<Omit<PaperFacts, 'provider'> | null> {
  const found = await findVersion(queries, key)
  return found === undefined ? null : termsOfVersion(queries, key, found)
}

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>

async function termsOfVersion(
  queries: Queries,
  key: VersionKey,
  found: Version,
): Promise<Omit<PaperFacts, 'provider'> | null> {
  const { organisationId, version } = key
  const contracts = await findContractsOfBatch(queries, key)
  const mission = await findMission(queries, { organisationId, owner: null, id: found.missionId })
  if (mission === undefined || contracts.length === 0) return null
  const planning = await findPlanning(queries, mission)
  const assignments = await findAssignments(queries, mission.id)
  const place = await placeOf(queries, mission.locationId)
  const today = (contract: (typeof contracts)[number]) =>
    contractTerms(mission, planningOfSider(planning, assignments, contract), place)
  const amendments = await findAmendmentsOfMission(queries, {
    organisationId,
    missionId: mission.id,
  })
  return {
    version,
    madeAt: found.madeAt,
    client: await clientOf(queries, mission),
    mission: await missionOf(queries, mission, planning),
    motive: motiveOf(mission),
    pay: await payOf(queries, mission),
    amendment: amendmentOf(found, zoneOfMission(mission)),
    contracts: contracts.map((contract) => {
      const terms = contract.after ?? today(contract)
      const upToHere = amendments.get(contract.contractId)?.slice(0, contract.amendment) ?? []
      return {
        number: documentNumber(mission.uniqueIdentifier ?? '', contract),
        amends: contractNumber(mission.uniqueIdentifier ?? '', contract.position),
        sider: fullName(contract),
        before: contract.before,
        agreed: agreedOf(terms, upToHere),
        ...terms,
      }
    }),
  }
}

/**
 * Only the agreed term is needed, because the terms before an amendment hold all of their shifts.
 */
function agreedOf(term: ContractTerm, amendments: readonly ChainLink[]): ContractTerm {
  const { firstDay, lastDay, workedDays } = agreedTerm({ term, amendments })
  return { firstDay, lastDay, workedDays }
}

function amendmentOf(
  { kind, reason, comment, startsAt }: Version,
  zone: TimeZone,
): PaperFacts['amendment'] {
  return kind === 'contract' ? null : { kind, reason, comment, from: dateAt(startsAt, zone) }
}

async function clientOf(queries: Queries, mission: MissionRecord): Promise<PaperFacts['client']> {
  const { organisationId, managerFirstName, managerLastName } = mission
  const legal = await findLegalInformations(queries, organisationId)
  const name = legal?.name ?? (await findProfile(queries, organisationId))?.name ?? ''
  const manager = fullName({ firstName: managerFirstName ?? '', lastName: managerLastName ?? '' })
  const identity = await findBuyer(queries, organisationId)
  return { name, identity, siret: legal?.siret ?? null, manager: manager || null }
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
    timeZone: zoneOfMission(mission),
    jobTitle: title,
    name: missionDisplayName(title, mission.name),
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

/** An address as a contract prints it. */
export async function placeOf(queries: Queries, id: string | null): Promise<string | null> {
  const place = id === null ? undefined : (await findLocationsById(queries, [id])).get(id)
  if (place === undefined) return null
  return [place.title, place.address, `${place.postalCode} ${place.city}`].join(', ')
}

async function payOf(queries: Queries, mission: MissionRecord): Promise<PaperFacts['pay']> {
  const { coefficientBasisPoints, hourlyRateCents } = termsOf(mission)
  const rate = hourlyRateCents ?? cents(0)
  const pricing = pricingInForce(mission)
  const { lunch, transportation, other } = await findIndemnities(queries, mission.organisationId)
  return {
    hourlyRateCents: rate,
    billedRateCents: mulDiv(rate, coefficientBasisPoints, 10_000),
    coefficientBasisPoints,
    increases: pricing[mission.type].flatMap((row) => {
      const { hourType, thresholdHours, increaseBasisPoints } = row
      return increaseBasisPoints === null || increaseBasisPoints === 0
        ? []
        : [{ hourType, thresholdHours, increaseBasisPoints }]
    }),
    localHolidays: pricing.localHolidays ?? [],
    lunch: lunch.map(({ type, amount, coverRate }) => ({ type, amount, coverRate })),
    transport: transportation.map(({ publicCoverRate }) => ({ publicCoverRate })),
    bonuses: other.map(({ name, amount, frequency, conditions }) => {
      return { name, amount, frequency, conditions }
    }),
  }
}
