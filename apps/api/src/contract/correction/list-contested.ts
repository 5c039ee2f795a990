import type { contestedContracts } from '@renfort/contract'
import type { ContestedContract } from '@renfort/contract/contested-contract.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { correctionLock } from '@renfort/domain/contract/correction/correction.ts'
import { signingClocks, signingStage } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { type ContestedRow, countContested, findContested } from './contested-queries.ts'

type List = typeof contestedContracts.listContested

/** The contested documents of every company, for internal staff to correct (CTR-22). */
export async function listContested(
  call: ReadCall,
  { query: page }: Parsed<List>,
): Promise<Answer<List>> {
  const [rows, total] = await Promise.all([
    findContested(call.queries, page),
    countContested(call.queries),
  ])
  return { documents: rows.map((row) => toContested(call, row)), total, ...page }
}

function toContested({ locale, services }: ReadCall, row: ContestedRow): ContestedContract {
  const clocks = signingClocks(row.startsAt, row.timeZone)
  const waiting = { status: 'contested', startsAt: row.startsAt } as const
  return {
    documentId: row.id,
    kind: row.kind,
    version: row.version,
    company: { id: row.companyId, name: row.companyName },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, locale),
      uniqueIdentifier: row.missionNumber,
    },
    contracts: row.contracts,
    startDate: row.startsAt,
    timeZone: row.timeZone,
    lastDay: clocks.lastDay,
    stage: signingStage(waiting, services.clock.now(), clocks),
    contestation: {
      name: row.contestedName,
      actingFor: row.contestedForName,
      date: row.contestedAt,
      description: row.contestDescription,
    },
    contestedBefore: row.contestedBefore,
    lock: correctionLock(row.documents),
    actFor: row.actFor,
  }
}
