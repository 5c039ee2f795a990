import { contracts, siderPapers } from '@renfort/contract'
import { expect, it } from 'vitest'
import { companyScope } from '../../platform/jobs/company-scope.ts'
import { aCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { signedInSider } from '../../testing/siders.ts'
import { call, sharedApp } from '../../testing/test-app.ts'
import { makeSiderPapers } from '../sider-paper/make-sider-papers.ts'
import { hastenPapers, makeContractDocument } from './make-contract-document.ts'

const app = await sharedApp()
const company = await aCompany(app)

const dataOf = (batchId: string) => ({ organisationId: company.id, batchId, version: 1 })

/** The documents of the company, as a job takes them. */
async function waiting(job = makeContractDocument): Promise<string[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select data->>'batchId' as id from pgboss.job
     where name = $1 and data->>'organisationId' = $2 and state < 'active'
     order by priority desc, created_on`,
    [job.name, company.id],
  )
  return rows.map(({ id }) => String(id))
}

it('a paper is made before others when work starts soon, and before those when somebody looks at it', async () => {
  const { id: later } = await aBatch(app, company, { pages: null, day: '2026-12-21' })
  const looked = await aBatch(app, company, { pages: null, day: '2026-12-22' })
  const { id: last, siderIds } = await aBatch(app, company, { pages: null, day: '2026-12-23' })
  const { id: soon } = await aBatch(app, company, { pages: null, day: '2026-12-03' })
  expect(await waiting()).toEqual([soon, later, looked.id, last])

  await call(app, contracts.readContract, company.admin, {
    params: { id: company.id, docId: looked.id },
  })
  expect(await waiting()).toEqual([looked.id, soon, later, last])
  const sider = await signedInSider(app, siderIds[0] ?? '')
  await call(app, siderPapers.listSiderPapers, sider)
  expect(await waiting()).toEqual([looked.id, last, soon, later])

  // The paper of the Sider keeps the place that the company’s had.
  await runJob(app, makeContractDocument, dataOf(later))
  await runJob(app, makeContractDocument, dataOf(last), { precedence: 2 })
  expect(await waiting(makeSiderPapers)).toEqual([last, later])
})

it('a company hastens no paper of another one', async () => {
  const other = await aCompany(app)
  const { id: first } = await aBatch(app, company, { pages: null, day: '2026-12-28' })
  const { id: docId } = await aBatch(app, company, { pages: null, day: '2026-12-29' })
  const scope = await companyScope(app.services.db, other.id)
  await hastenPapers(app.services.db.queries(scope), [docId])
  expect((await waiting()).slice(-2)).toEqual([first, docId])
})
