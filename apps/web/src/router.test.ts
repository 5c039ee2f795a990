import type { Me } from '@renfort/contract/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configQuery } from './platform/config.ts'
import { rememberPlace } from './platform/place.ts'
import { keepSession } from './platform/session.ts'
import { aMe } from './testing/a-me.ts'
import { routeTree } from './routeTree.gen.ts'

const { local, tab } = await vi.hoisted(async () => {
  const { stubStorages } = await import('./testing/stub-storages.ts')
  const storages = stubStorages()
  // The browser features that screens ask for while they load.
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined })
  const page = { matchMedia, addEventListener: () => undefined, scrollTo: () => undefined }
  vi.stubGlobal('window', page)
  vi.stubGlobal('self', page)
  vi.stubGlobal('addEventListener', page.addEventListener)
  return storages
})

const company = '00000000-0000-4000-8000-00000000000c'
const network = '00000000-0000-4000-8000-00000000000a'
const mission = '00000000-0000-4000-8000-000000000001'

const person = aMe({
  features: { flexiblePlanning: false, departments: false },
  organisation: {
    id: company,
    name: 'Maison Lumière',
    logoUrl: null,
    parentId: null,
    jobDescriptionsLocked: false,
  },
})

/** Every kind of session, in the words of doc 2 §6. */
const sessions = {
  nobody: null,
  admin: person,
  withDepartments: { ...person, features: { ...person.features, departments: true } },
  user: { ...person, role: 'user' },
  collaborator: { ...person, role: 'collaborator' },
  insider: { ...person, role: null, isInsider: true, organisation: null },
  logAs: { ...person, isInsider: true },
  group: { ...person, organisation: null, group: { id: network, name: 'Bellerive' } },
  groupInCompany: { ...person, group: { id: network, name: 'Bellerive' } },
  member: { ...person, role: null, organisation: null },
} as const satisfies Record<string, Me | null>
type Session = keyof typeof sessions

function open(session: Session): void {
  const me = sessions[session]
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/v1/users/me')
      ? Response.json(me)
      : Response.json({ key: 'errors.internal' }, { status: 500 }),
  )
  if (me === null) return
  local.setItem('signedIn', 'once')
  local.setItem('userId', me.id)
  if (session === 'logAs') local.setItem('logasId', '00000000-0000-4000-8000-0000000000bb')
}

async function load(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  await router.load()
  return { router, queryClient }
}

async function landing(path: string): Promise<string> {
  const { router } = await load(path)
  return router.state.location.href
}

beforeEach(() => {
  local.values.clear()
  tab.values.clear()
})

type Row = readonly [path: string, ...landings: readonly [Session, string][]]

/** A screen of the settings that shows one company. */
const settingsOfCompany = [
  ['nobody', '/signin'],
  ['admin', 'stays'],
  ['user', 'stays'],
  ['collaborator', '/planning'],
  ['insider', '/side-admin'],
  ['group', '/settings/team'],
  ['logAs', 'stays'],
] as const satisfies readonly [Session, string][]

/** The path, then where each session lands; `stays` means on that path. */
const table: readonly Row[] = [
  [
    '/',
    ['nobody', '/signin'],
    ['admin', '/planning'],
    ['user', '/planning'],
    ['collaborator', '/planning'],
    ['insider', '/side-admin'],
    ['logAs', '/planning'],
    ['group', '/home'],
    ['groupInCompany', '/planning'],
    ['member', '/signin'],
  ],
  [
    '/home',
    ['nobody', '/signin'],
    ['admin', '/planning'],
    ['collaborator', '/planning'],
    ['insider', '/side-admin'],
    ['group', 'stays'],
    ['groupInCompany', '/planning'],
  ],
  [
    '/side-admin',
    ['nobody', '/signin'],
    ['admin', '/planning'],
    ['user', '/planning'],
    ['group', '/home'],
    ['insider', 'stays'],
    // The page in between stops acting, then leads back here.
    ['logAs', '/switch'],
  ],
  [
    '/planning',
    ['nobody', '/signin'],
    ['admin', 'stays'],
    ['user', 'stays'],
    ['collaborator', 'stays'],
    ['logAs', 'stays'],
    ['insider', '/side-admin'],
    ['group', '/home'],
    ['groupInCompany', 'stays'],
  ],
  [
    '/tasks',
    ['nobody', '/signin'],
    ['admin', '/tasks/all'],
    ['user', '/tasks/all'],
    ['collaborator', '/tasks/all'],
    ['insider', '/side-admin'],
    ['group', '/home'],
  ],
  [
    `/tasks/view/${mission}`,
    ['nobody', '/signin'],
    ['admin', 'stays'],
    ['user', 'stays'],
    ['collaborator', '/planning'],
    ['group', '/home'],
  ],
  [
    '/job-descriptions',
    ['nobody', '/signin'],
    ['admin', 'stays'],
    ['user', 'stays'],
    ['collaborator', '/planning'],
    ['insider', '/side-admin'],
    ['group', 'stays'],
    ['logAs', 'stays'],
  ],
  [
    '/settings',
    ['nobody', '/signin'],
    ['admin', '/settings/legal'],
    ['user', '/settings/legal'],
    ['collaborator', '/planning'],
    ['insider', '/side-admin'],
    ['group', '/settings/team'],
    ['logAs', '/settings/legal'],
  ],
  ['/settings/legal', ...settingsOfCompany],
  ['/settings/profile', ...settingsOfCompany],
  ['/settings/addresses', ...settingsOfCompany],
  // These sessions belong to companies without departments (SET-05).
  [
    '/settings/departments',
    ['nobody', '/signin'],
    ['admin', '/settings/legal'],
    ['collaborator', '/planning'],
    ['insider', '/side-admin'],
    ['group', '/settings/team'],
    ['withDepartments', 'stays'],
  ],
  [
    '/settings/team',
    ['nobody', '/signin'],
    ['admin', 'stays'],
    ['user', 'stays'],
    ['collaborator', '/planning'],
    ['group', 'stays'],
  ],
  [
    '/me/profile',
    ['nobody', '/signin'],
    ['admin', 'stays'],
    ['collaborator', 'stays'],
    ['insider', 'stays'],
    ['group', 'stays'],
  ],
  [`/taskPosting/${mission}/motive`, ['nobody', '/signin'], ['collaborator', '/planning']],
  ['/signin', ['nobody', 'stays'], ['admin', 'stays'], ['insider', 'stays']],
  ['/signup', ['nobody', 'stays'], ['admin', 'stays']],
  ['/invitation', ['nobody', 'stays'], ['admin', 'stays']],
  ['/unauthorized', ['nobody', 'stays'], ['admin', 'stays']],
  ['/nowhere', ['nobody', 'stays'], ['admin', 'stays']],
]

describe('AUTH-01 to AUTH-04, AUTH-16, NAV-04 to NAV-08: where one lands', () => {
  it.each(
    table.flatMap(([path, ...landings]) =>
      landings.map(([session, to]) => [path, session, to] as const),
    ),
  )('%s as %s: %s', async (path, session, to) => {
    open(session)
    expect((await landing(path)).replace(/\?.*$/, '')).toBe(to === 'stays' ? path : to)
  })

  it('AUTH-10 entering the sign-in clears the session', async () => {
    open('admin')
    local.setItem('locale', 'en')
    await landing('/signin')
    expect(local.values).toEqual(new Map([['locale', 'en']]))
  })
})

describe('the place that waits for a session', () => {
  function signIn(session: Exclude<Session, 'nobody'>): void {
    const { id, group } = sessions[session]
    keepSession({
      userId: id,
      organisationId: group === null ? company : network,
      organisationType: group === null ? 'other' : 'parent',
    })
    open(session)
  }

  it('is the address that was asked for without one', async () => {
    open('nobody')
    expect(await landing('/tasks/all?managerId=1')).toBe('/signin')
    signIn('admin')
    expect(await landing('/')).toMatch(/^\/tasks\/all/)
    expect(await landing('/')).toBe('/planning')
  })

  it('never leads where one may not go', async () => {
    open('nobody')
    await landing('/job-descriptions')
    signIn('collaborator')
    expect(await landing('/')).toBe('/planning')
  })

  it('is nobody else’s', async () => {
    local.setItem('userId', 'somebody else')
    rememberPlace('/me/profile')
    local.values.clear()
    signIn('admin')
    expect(await landing('/')).toBe('/planning')
  })

  it('keeps the company that a member of a group had chosen', async () => {
    local.setItem('userId', person.id)
    local.setItem('organisationId', company)
    rememberPlace('/me/profile')
    local.values.clear()
    signIn('group')
    expect(await landing('/')).toBe('/me/profile')
    expect(local.getItem('organisationId')).toBe(company)
  })

  it.each(['/', '/signin', '/signup?email=a', '/invitation?userId=1', '//elsewhere.test'])(
    'is never %s',
    async (href) => {
      rememberPlace(href)
      signIn('admin')
      expect(await landing('/')).toBe('/planning')
    },
  )
})

it('the frame asks for the configuration, whose clock counts on screens that ask for none', async () => {
  open('insider')
  const { queryClient } = await load('/side-admin/today')
  expect(queryClient.getQueryState(configQuery().queryKey)?.status).toBe('error')
})
