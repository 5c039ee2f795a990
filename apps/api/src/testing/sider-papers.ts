import { siderPapers } from '@renfort/contract'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { makeSiderPapers } from '../contract/sider-paper/make-sider-papers.ts'
import type { TestCompany } from './companies.ts'
import { aBatch } from './contracts.ts'
import { mailsTo } from './mails.ts'
import { ownerQuery } from './owner-query.ts'
import { runJob } from './run-job.ts'
import { signedInSider } from './siders.ts'
import { call, type TestApp } from './test-app.ts'

/** A hired Sider with their pages open, whose contrat de mission was made as its jobs do. */
export async function aSiderPaper(
  app: TestApp,
  company: Pick<TestCompany, 'admin' | 'id'>,
  siders = 1,
) {
  const batch = await aBatch(app, company, { siders, pages: null })
  const key = { organisationId: company.id, batchId: batch.id, version: 1 }
  await runJob(app, makeContractDocument, key)
  await runJob(app, makeSiderPapers, key)
  const siderId = batch.siderIds[0] ?? ''
  const caller = await signedInSider(app, siderId)
  const { body } = await call(app, siderPapers.listSiderPapers, caller)
  const [paper] = body.papers
  return { ...batch, siderId, caller, paper, paperId: paper?.id ?? '' }
}

/** The same, opened, with the code that was sent to sign it. */
export async function aPaperToSign(app: TestApp, company: Pick<TestCompany, 'admin' | 'id'>) {
  const { caller, siderId, paperId } = await aSiderPaper(app, company)
  const params = { id: paperId }
  await call(app, siderPapers.openSiderPaper, caller, { params })
  await call(app, siderPapers.sendSigningCode, caller, { params, body: { through: 'sms' } })
  return { caller, siderId, paperId, code: await sentCodeOf(app, siderId) }
}

/** The code of the last SMS to a Sider. */
export async function sentCodeOf(app: TestApp, siderId: string): Promise<string> {
  const { rows } = await ownerQuery(
    app.database,
    'select phone_number as phone from siders where id = $1',
    [siderId],
  )
  const [message] = await mailsTo(app, String(rows[0]?.['phone']))
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? ''
}
