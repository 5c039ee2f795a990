import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import { areHoursOpen, correctionLock } from '@renfort/domain/contract/correction/correction.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findContractBatches } from '../mission-record/contract-queries.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { findShifts } from '../mission-record/shift-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findAmendmentsOfMission } from './amendment-queries.ts'
import { type BatchRow, findBatch, findContracts, findFormerVersions } from './batch-queries.ts'
import { changesToCome } from './paper/changes-to-come.ts'
import { hastenPapers } from './paper/make-contract-document.ts'
import { documentNumber } from './document-number.ts'
import { findPagesRead } from './signature/signature-queries.ts'
import { toldChanges } from './correction/told-changes.ts'
import { paperName, toContestation, toContractBatch, toSeenBatch } from './to-contract-batch.ts'

type Read = typeof contracts.readContract

/** One document with its versions, its Siders, and the caller's reading progress (G-16). */
export async function readContract(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries } = call
  const key = { organisationId: ownOrganisation(call, params.id), id: params.docId }
  const row = await findBatch(queries, key)
  if (row === undefined) throw notFound()
  if (row.documentKey === null) await hastenPapers(queries, [row.id])
  const reader = sessionOf(call).effectiveUserId
  const [found, former, pagesRead, correction] = await Promise.all([
    findContracts(queries, key),
    findFormerVersions(queries, row),
    findPagesRead(queries, row, reader),
    correctionOf(call, row),
  ])
  return {
    ...toSeenBatch(call, row, { pagesRead, now: call.services.clock.now() }),
    taskNumber: row.missionNumber,
    contracts: found.map((contract) => ({
      id: contract.id,
      number: documentNumber(row.missionNumber ?? '', contract),
      siderId: contract.siderId,
      siderName: fullName(contract),
      isCancelled: contract.cancelledAt !== null,
    })),
    ...toldOf(call, row),
    correction,
    formerVersions: former.map((version) => toVersion(call, row, version)),
  }
}

function toVersion(
  { services, locale }: ReadCall,
  batch: BatchRow,
  {
    version,
    madeAt,
    documentKey,
    note,
    changes,
    ...contested
  }: Awaited<ReturnType<typeof findFormerVersions>>[number],
): Answer<Read>['formerVersions'][number] {
  return {
    version,
    madeAt,
    documentUrl: services.fileLinks.link(documentKey, paperName({ ...batch, version })),
    contestation: toContestation(contested),
    ...toldOf({ locale }, { ...batch, note, changes }),
  }
}

function toldOf(
  { locale }: Pick<ReadCall, 'locale'>,
  { note, changes, timeZone }: Pick<BatchRow, 'note' | 'changes' | 'timeZone'>,
): Pick<Answer<Read>, 'note' | 'changes'> {
  return { note, changes: changes === null ? null : toToldChanges(changes, { locale, timeZone }) }
}

function toToldChanges(
  { since, changes }: VersionChanges,
  to: { readonly locale: Locale; readonly timeZone: TimeZone },
) {
  return { since, changes: toldChanges(changes, to) }
}

/**
 * The data for staff who correct a contested document: why its terms are locked, and what they have
 * changed so far.
 */
async function correctionOf(call: ReadCall, row: BatchRow): Promise<Answer<Read>['correction']> {
  const { queries, locale } = call
  const isTheirs = can(sessionOf(call).actor, 'contract.regenerate').allowed
  if (!isTheirs || row.status !== 'contested') return null
  const { organisationId, missionId } = row
  const documents = await findContractBatches(queries, { organisationId, id: missionId })
  const changes = await changesToCome(queries, row)
  return {
    lock: correctionLock(documents),
    shifts: await openShifts(call, row),
    changes: changes === null ? null : toToldChanges(changes, { locale, timeZone: row.timeZone }),
  }
}

/** The future shifts of the Siders of a contested document, if their hours may be corrected. */
async function openShifts(
  { queries, services }: ReadCall,
  row: BatchRow,
): Promise<NonNullable<Answer<Read>['correction']>['shifts']> {
  if (!areHoursOpen({ ...row, isAmended: await isAmended(queries, row) })) return null
  const { organisationId, missionId: id } = row
  const mission = await findMission(queries, { organisationId, owner: null, id })
  if (mission === undefined) return null
  const contracts = await findContracts(queries, row)
  const own = new Set(contracts.flatMap((c) => (c.cancelledAt === null ? [c.siderId] : [])))
  const assignments = await findAssignments(queries, mission.id)
  const now = services.clock.now()
  return (await findShifts(queries, mission)).flatMap((shift) => {
    const { startsAt, endsAt, breakMinutes } = shift
    const siderIds = (assignments.get(shift.id) ?? []).filter((siderId) => own.has(siderId))
    if (siderIds.length === 0 || compareInstants(startsAt, now) <= 0) return []
    const times = { startDate: startsAt, endDate: endsAt, breakDuration: breakMinutes }
    return [{ id: shift.id, ...times, siderIds }]
  })
}

/** Whether a later amendment changes one of its contracts. */
async function isAmended(
  queries: ReadCall['queries'],
  { organisationId, missionId, id, contractIds }: BatchRow,
): Promise<boolean> {
  const amendments = await findAmendmentsOfMission(queries, { organisationId, missionId })
  return contractIds.some((contractId) => {
    const last = amendments.get(contractId)?.at(-1)
    return last !== undefined && last.documentId !== id
  })
}

/** The document as a write answers it. */
export async function batchAfter(
  call: ReadCall,
  { organisationId, id }: Pick<BatchRow, 'organisationId' | 'id'>,
): Promise<Answer<typeof contracts.contestContract>> {
  const row = await findBatch(call.queries, { organisationId, id })
  if (row === undefined) throw notFound()
  return toContractBatch(call, row)
}
