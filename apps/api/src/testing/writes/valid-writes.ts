import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { accountWrites } from './account-writes.ts'
import { aCompany } from '../companies.ts'
import { directoryWrites } from './directory-writes.ts'
import { companyWrites } from './company-writes.ts'
import { attendanceWrites } from './attendance-writes.ts'
import { feedbackWrites } from './feedback-writes.ts'
import { contractWrites } from './contract-writes.ts'
import { invoiceWrites } from './invoice-writes.ts'
import { missionWrites } from './mission-writes.ts'
import { siderPaperWrites } from './sider-paper-writes.ts'
import { siderSelfWrites } from './sider-self-writes.ts'
import { siderWrites } from './sider-writes.ts'
import type { TestApp } from '../test-app.ts'
import type { Prepare, ValidWrite } from './valid-write.ts'

/** One for each operation that replays its first answer, by method and path. */
export const validWrites: ReadonlyMap<string, Prepare> = new Map([
  ...accountWrites,
  ...companyWrites,
  ...contractWrites,
  ...directoryWrites,
  ...feedbackWrites,
  ...invoiceWrites,
  ...missionWrites,
  ...siderPaperWrites,
  ...siderSelfWrites,
  ...siderWrites,
  // The bills of the others are made by runs, which validate all hours that wait.
  ...attendanceWrites,
])

/** A prepared call, with a company of its own. */
export async function aValidWrite(app: TestApp, endpoint: Endpoint): Promise<ValidWrite> {
  const prepare = validWrites.get(`${endpoint.method} ${endpoint.path}`)
  if (prepare === undefined) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no valid call in testing`)
  }
  return prepare(app, await aCompany(app))
}
