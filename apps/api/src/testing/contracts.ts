import { createHash } from 'node:crypto'
import { hiring } from '@renfort/contract'
import { anInsider, type TestCompany } from './companies.ts'
import { aPostedMission, at } from './missions.ts'
import { ownerQuery } from './owner-query.ts'
import { aSider } from './siders.ts'
import { call, type TestApp } from './test-app.ts'

interface BatchOptions {
  readonly siders?: number
  /** Pages of the paper; none where it is not there yet. */
  readonly pages?: number | null
  readonly day?: string
  /** All of its days, where it has several. */
  readonly days?: readonly string[]
}

/** A batch of contracts that staff have opened by hiring for a mission of one day. */
export async function aBatch(
  app: TestApp,
  { admin }: Pick<TestCompany, 'admin'>,
  { siders = 1, pages = 2, day = '2026-12-07', days = [day] }: BatchOptions = {},
): Promise<{ readonly id: string; readonly missionId: string; readonly siderIds: string[] }> {
  const mission = await aPostedMission(app, admin, {
    shifts: days.map((each) => at(each, '09:00', '17:00', { slots: siders })),
  })
  const siderIds: string[] = []
  for (let i = 0; i < siders; i += 1) siderIds.push(await aSider(app))
  const hired = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id: mission.id },
    body: { assignments: siderIds.map((siderId) => ({ siderId })) },
  })
  const id = hired.body.contractsBatch?.id
  if (id === undefined) throw new Error(`Nobody was hired: ${JSON.stringify(hired.error)}`)
  if (pages !== null) await withPaper(app, id, pages)
  return { id, missionId: mission.id, siderIds }
}

/** Gives the version in force of a batch a paper of so many pages, as its job would. */
export async function withPaper({ database }: TestApp, id: string, pages = 2): Promise<void> {
  const sha256 = createHash('sha256').update(id).digest('hex')
  await ownerQuery(
    database,
    `update contract_versions v
     set facts = '{}', document_key = 'contract/' || $1 || '.pdf', document_sha256 = $2, pages = $3
     from contract_batches b
     where b.id = v.batch_id and b.version = v.version and b.id = $1::uuid`,
    [id, sha256, pages],
  )
}
