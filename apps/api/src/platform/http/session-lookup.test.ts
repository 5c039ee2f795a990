import { session } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../../testing/companies.ts'
import { call, sharedApp } from '../../testing/test-app.ts'

describe('sessions looked up together', () => {
  it('answers each of many simultaneous calls with its own caller', async () => {
    const app = await sharedApp()
    const companies = [await aCompany(app), await aCompany(app), await aCompany(app)]
    const members = companies.flatMap(({ admin, manager, collaborator }) => [
      admin,
      manager,
      collaborator,
    ])
    const forged = members.map((member) => ({ ...member, token: 'x'.repeat(43) }))
    const mixed = members.flatMap((member, index) => [member, forged[index] ?? member])
    const answers = await Promise.all(mixed.map((caller) => call(app, session.readMe, caller)))
    expect(answers.map(({ status, body }) => (status === 200 ? body.id : status))).toEqual(
      members.flatMap(({ userId }) => [userId, 401]),
    )
    const foreign = members.map((member, index) => ({
      ...member,
      organisationId: companies[(Math.floor(index / 3) + 1) % 3]?.id ?? '',
    }))
    const refused = await Promise.all(foreign.map((caller) => call(app, session.readMe, caller)))
    expect(new Set(refused.map(({ error }) => error.key))).toEqual(
      new Set(['errors.organisation.forbidden']),
    )
  })
})
