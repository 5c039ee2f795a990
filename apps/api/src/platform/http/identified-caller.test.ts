import { account, motives } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { routes } from '../../app.ts'
import { aKey } from '../../testing/api-keys.ts'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { aDirectory } from '../../testing/directories.ts'
import { aLoggedApp } from '../../testing/logged-app.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { headersOf } from './inject-call.ts'
import { mount } from './route.ts'

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** The lines of the log about a call that adds a motive. */
async function linesOf(caller: Caller | null, payload: object = {}): Promise<string[]> {
  const { app: api, lines } = aLoggedApp()
  const route = routes.find(({ endpoint }) => endpoint === motives.createMotive)
  if (route === undefined) throw new Error('Nothing adds a motive.')
  mount(api, app.services, route)
  await api.inject({ method: 'POST', url: '/motives', headers: headersOf(caller), payload })
  return lines
}

const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as object)

it('ASVS 16.2.1 a refusal says who was refused, by ids alone', async () => {
  const { collaborator, name } = await aCompany(app)
  const { body } = await call(app, account.listSessions, collaborator)
  const session = body.find(({ isCurrent }) => isCurrent)?.id
  const lines = await linesOf(collaborator)
  expect(parsed(lines)).toEqual([
    expect.objectContaining({
      key: 'errors.user.forbidden',
      user: collaborator.userId,
      session,
      reqId: expect.any(String),
      time: expect.any(Number),
    }),
  ])
  for (const hidden of [name, collaborator.token, '@']) expect(lines.join('')).not.toContain(hidden)
})

it('says for whom internal staff call', async () => {
  const { manager } = await aCompany(app)
  const acting = await actingFor(app, manager)
  const [line] = parsed(await linesOf(acting))
  expect(line).toMatchObject({ user: acting.userId, actingFor: manager.userId })
})

it('says which key calls, and whose it is', async () => {
  const company = await aCompany(app)
  const { id, caller } = await aKey(app, company, { scopes: ['mission.read'] })
  const [line] = parsed(await linesOf(caller))
  expect(line).toMatchObject({ user: company.admin.userId, key: id })
  expect(line).not.toHaveProperty('session')
})

it('says with which token a directory calls', async () => {
  const { tokenId, caller } = await aDirectory(app, await aCompany(app))
  const [line] = parsed(await linesOf(caller))
  expect(line).toMatchObject({ directory: tokenId })
  expect(line).not.toHaveProperty('user')
})

it('says nobody where nobody proved who they are', async () => {
  const { manager } = await aCompany(app)
  const [line] = parsed(await linesOf({ ...manager, token: 'A'.repeat(43) }))
  expect(line).toMatchObject({ key: 'errors.token.forbidden' })
  expect(line).not.toHaveProperty('user')
})
