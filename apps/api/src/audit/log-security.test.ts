import { account, departments, session, team } from '@renfort/contract'
import { auditedActions } from '@renfort/domain/audit/audited-actions.ts'
import { isSecurityAction } from '@renfort/domain/audit/security-kinds.ts'
import { expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aKey } from '../testing/api-keys.ts'
import { actingFor, aCompany } from '../testing/companies.ts'
import { setUpApp } from '../testing/second-factors.ts'
import { call, sharedApp } from '../testing/test-app.ts'
import { logSecurity } from './log-security.ts'

interface Written {
  readonly action: string
  readonly organisation?: string
}

async function watchedApp() {
  const app = await sharedApp()
  const lines: Written[] = []
  const stop = logSecurity(app.services.db, {
    info: (details, message) => {
      expect(message).toBe('changed')
      lines.push(details as Written)
    },
  })
  return { app, lines, stop }
}

it('ASVS 16.4.3 factors, keys, rights and sessions of the trail are lines of the log, by ids alone', async () => {
  const { app, lines, stop } = await watchedApp()
  const company = await aCompany(app)
  await setUpApp(app, company.admin)
  const key = await aKey(app, company)
  await call(app, team.changeMemberRole, company.admin, {
    params: { id: company.collaborator.userId },
    body: { role: 'admin' },
  })
  await call(app, session.logout, company.manager)
  stop()
  const user = company.admin.userId
  expect(lines.filter(({ action }) => action.startsWith('apiKey'))).toEqual([
    { action: 'apiKey.create', entity: 'apiKey', entityId: key.id, user, organisation: company.id },
  ])
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['secondFactor.setUpApp', 'member.changeRole', 'session.close']),
  )
  expect(JSON.stringify(lines)).not.toMatch(/@|Société/)
})

it('names who acts for whom', async () => {
  const { app, lines, stop } = await watchedApp()
  const { admin } = await aCompany(app)
  const staff = await actingFor(app, admin)
  await call(app, account.listSessions, staff)
  stop()
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'impersonation.start', actingFor: admin.userId }),
  )
})

it('leaves to the trail what concerns no way in, and tells nothing of what was not stored', async () => {
  const { app, lines, stop } = await watchedApp()
  const { id, admin, manager } = await aCompany(app)
  const made = lines.length
  const params = { id }
  const body = { name: 'Cuisine' }
  const { status } = await call(app, departments.createDepartment, admin, { params, body })
  expect(status).toBe(201)
  const undone = app.services.db.transaction(nobody, async (transaction) => {
    const of = { entity: 'user', entityId: admin.userId, before: null, after: null }
    await transaction.record({ action: 'password.change', ...of })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  stop()
  await call(app, session.logout, manager)
  expect(lines).toHaveLength(made)
})

it.each([
  ['session.open', true],
  ['secondFactor.reset', true],
  ['directory.closeUser', true],
  ['singleSignOn.save', true],
  ['payment.update', true],
  ['mission.create', false],
  ['jobDescription.update', false],
] as const)('%s: a line of the log: %s', (action, isLine) => {
  expect(auditedActions).toContain(action)
  expect(isSecurityAction(action)).toBe(isLine)
})
