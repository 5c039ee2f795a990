import { session } from '@renfort/contract'
import { expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany } from '../../testing/companies.ts'
import { call, sharedApp } from '../../testing/test-app.ts'

it('JD-33 tells the members of a company whether its job descriptions are locked', async () => {
  const app = await sharedApp()
  const company = await aCompany(app)
  const isLocked = async () => {
    const { body } = await call(app, session.readMe, company.manager)
    return body.organisation?.jobDescriptionsLocked
  }
  expect(await isLocked()).toBe(false)
  await app.services.db
    .queries(nobody)
    .updateTable('organisations')
    .set({ job_descriptions_locked: true })
    .where('id', '=', company.id)
    .execute()
  expect(await isLocked()).toBe(true)
})
