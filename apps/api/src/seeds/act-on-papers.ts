import { makeAmendment, readAmendments } from '@renfort/contract/amendment.ts'
import { contestContract, listContracts, signContracts } from '@renfort/contract/contract.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { instantAfter } from '../platform/clock.ts'
import type { InCompany, OnMission } from './company-weeks.ts'

/** What is to sign for a company or for one of its missions, contested contracts among them. */
async function toSign({ client, organisationId }: InCompany, missionId?: string) {
  const { documents } = await client(listContracts, {
    params: { id: organisationId },
    query: { fetchAll: 'true' },
  })
  return documents.filter(({ taskId }) => missionId === undefined || taskId === missionId)
}

/** The papers that wait for somebody to read them. */
export async function makePapers(of: InCompany): Promise<void> {
  await makePapersOf(of, await toSign(of))
}

async function makePapersOf(
  { living, organisationId }: InCompany,
  documents: Awaited<ReturnType<typeof toSign>>,
): Promise<void> {
  const { signal } = new AbortController()
  for (const { documentId: batchId, version, documentUrl } of documents) {
    if (documentUrl !== null) continue
    const data = { organisationId, batchId, version }
    await makeContractDocument.run({ services: living.services, data, signal })
  }
}

/** The contracts alone: an amendment of them is left to sign. */
export async function signPapers(of: OnMission): Promise<void> {
  const documents = (await toSign(of, of.missionId)).filter(({ kind }) => kind === 'contract')
  if (documents.length === 0) return
  await makePapersOf(of, documents)
  await of.client(signContracts, {
    params: { id: of.organisationId },
    body: { documents: documents.map(({ documentId, version }) => ({ documentId, version })) },
  })
}

export async function contestPapers(of: OnMission, description: string): Promise<void> {
  for (const { documentId: docId, status } of await toSign(of, of.missionId)) {
    if (status === 'contested') continue
    const params = { id: of.organisationId, docId }
    await of.client(contestContract, { params, body: { description } })
  }
}

/** The last shift of a mission ends later, which is written in an amendment to sign. */
export async function amendLastShift(of: OnMission, minutes: number): Promise<void> {
  const params = { id: of.missionId }
  const { contracts } = await of.client(readAmendments, { params })
  if (contracts.some(({ documents }) => documents.length > 1)) return
  const { shifts } = await of.client(readMission, { params })
  const last = shifts.toSorted((a, b) => a.startDate.localeCompare(b.startDate)).at(-1)
  if (last === undefined) return
  const { id, startDate, breakDuration } = last
  const endDate = instantAfter(instant(last.endDate), minutes * 60_000)
  await of.client(makeAmendment, {
    params,
    body: { kind: 'hours', shifts: [{ id, startDate, endDate, breakDuration }] },
  })
}
