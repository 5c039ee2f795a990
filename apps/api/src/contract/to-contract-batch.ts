import type { contracts } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { evidenceState } from '@renfort/domain/contract/evidence/evidence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { signingClocks, signingStage } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { absentOwner } from '../mission-record/in-place-of.ts'
import type { Call } from '../platform/http/route.ts'
import type { BatchRow } from './batch-queries.ts'
import { documentNumber } from './document-number.ts'
import { consentTo } from './words-of.ts'

type Batch = Answer<typeof contracts.contestContract>

/** A document as the API answers it; the addresses of its files work for a quarter of an hour. */
export function toContractBatch(
  { services, locale }: Pick<Call, 'services' | 'locale'>,
  row: BatchRow,
  now = services.clock.now(),
): Batch {
  const { fileLinks } = services
  const clocks = signingClocks(row.startsAt, row.timeZone)
  return {
    documentId: row.id,
    kind: row.kind,
    taskId: row.missionId,
    taskName: missionDisplayName(namedTitle(row.jobTitleId, locale).name, row.name),
    status: row.status,
    managerName: managerOf(row),
    contractIds: row.contractIds,
    number: row.first === null ? null : documentNumber(row.missionNumber ?? '', row.first),
    madeAt: row.madeAt,
    startDate: row.startsAt,
    timeZone: row.timeZone,
    version: row.version,
    documentUrl: fileLinks.link(row.documentKey, paperName(row)),
    signature:
      row.signedAt === null || row.signedName === null
        ? null
        : {
            url: fileLinks.link(row.sealedKey, `${paperName(row)}-signe`),
            date: row.signedAt,
            name: row.signedName,
            actingFor: row.actingForName,
            evidence: evidenceState({
              hasEvidence: row.evidenceAt !== null,
              hasKey: services.seal !== null,
            }),
          },
    contestation: toContestation(row),
    signBefore: { target: clocks.target, lastDay: clocks.lastDay },
    stage: signingStage(row, now, clocks),
  }
}

/** The file name of a document, without accents: « contrat-M26000123-1f2e3d4c-v2 ». */
export function paperName({
  kind,
  missionNumber,
  id,
  version,
}: Pick<BatchRow, 'kind' | 'missionNumber' | 'id' | 'version'>): string {
  const what = kind === 'contract' ? 'contrat' : 'avenant'
  return `${what}-${missionNumber ?? 'mission'}-${id.slice(0, 8)}-v${version}`
}

/** The document as a person sees it who has read that many pages. */
export function toSeenBatch(
  call: Pick<Call, 'services' | 'locale' | 'session'>,
  row: BatchRow,
  { pagesRead, now }: { readonly pagesRead: number; readonly now: Instant },
): Answer<typeof contracts.listContracts>['documents'][number] {
  return {
    ...toContractBatch(call, row, now),
    company: { id: row.organisationId, name: row.companyName },
    pages: row.pages,
    pagesRead,
    consent: consentTo(row, call.locale),
    inPlaceOf: absentOwner(call, 'contract.sign', row)?.name ?? null,
  }
}

type Contested = Pick<
  BatchRow,
  'contestedAt' | 'contestedName' | 'contestedForName' | 'contestDescription'
>

export function toContestation({
  contestedAt: date,
  contestedName: name,
  contestedForName: actingFor,
  contestDescription: description,
}: Contested): Batch['contestation'] {
  return date === null || name === null || description === null
    ? null
    : { date, name, actingFor, description }
}

function managerOf({ managerFirstName, managerLastName }: BatchRow): string | null {
  return managerFirstName === null || managerLastName === null
    ? null
    : fullName({ firstName: managerFirstName, lastName: managerLastName })
}
