import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession, stopActing, storedSession } from './session.ts'
import { storage } from './storage.ts'

const { local, tab } = vi.hoisted(() => {
  interface Memory {
    readonly getItem: (key: string) => string | null
    readonly setItem: (key: string, value: string) => void
    readonly removeItem: (key: string) => void
    readonly clear: () => void
  }
  // As in a browser, the own keys of the object are the stored items.
  const memory = (): Memory => {
    const values: Record<string, string> & Memory = Object.create({
      getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
      setItem: (key: string, value: string) => void Object.assign(values, { [key]: value }),
      removeItem: (key: string) => void Reflect.deleteProperty(values, key),
      clear: () => Object.keys(values).forEach((key) => Reflect.deleteProperty(values, key)),
    })
    return values
  }
  const storages = { local: memory(), tab: memory() }
  vi.stubGlobal('localStorage', storages.local)
  vi.stubGlobal('sessionStorage', storages.tab)
  vi.stubGlobal('window', { localStorage: storages.local, sessionStorage: storages.tab })
  return storages
})

const company = '00000000-0000-4000-8000-00000000000c'
const reply = { userId: 'claire', organisationId: company }
const mark = expect.stringMatching(/^w-[0-9a-z]{12}$/)

beforeEach(() => {
  local.clear()
  tab.clear()
})

const kept = () => Object.fromEntries(Object.keys(local).map((key) => [key, local.getItem(key)]))

describe('what a session leaves in local storage', () => {
  it.each([
    ['a company', { ...reply, organisationType: 'other' as const }, { organisationId: company }],
    [
      'a group',
      { ...reply, organisationType: 'parent' as const },
      { parentOrganisationId: company },
    ],
    ['internal staff', { ...reply, organisationId: null, organisationType: 'other' as const }, {}],
  ])(
    'ASVS 3.3.4 AUTH-12 is no token, but who signed in, and of %s its id',
    (_who, given, expected) => {
      local.setItem('logasId', 'an earlier one')
      keepSession(given)
      expect(kept()).toEqual({ signedIn: mark, userId: 'claire', ...expected })
    },
  )

  it('AUTH-10 AUTH-15 forgets every value of the session; language and navigation stay', () => {
    const session = [
      'signedIn',
      'token',
      'userId',
      'googleLogin',
      'organisationId',
      'parentOrganisationId',
      'logasId',
      'logasEmail',
    ] as const
    const device = ['locale', 'navigationMode'] as const
    for (const key of [...session, ...device]) storage.write(key, 'x')
    expect(Object.keys(local).toSorted()).toEqual([...session, ...device].toSorted())
    storage.clearSession()
    expect(kept()).toEqual({ locale: 'x', navigationMode: 'x' })
  })

  it.each([['signedIn'], ['userId']] as const)('AUTH-16 is none without %s', (missing) => {
    keepSession({ ...reply, organisationType: 'other' })
    storage.write(missing, null)
    expect(storedSession()).toBeNull()
  })

  it('NAV-12 G-24 stops acting for somebody and stays signed in', () => {
    keepSession({ ...reply, organisationType: 'other' })
    storage.write('logasId', 'julien')
    storage.write('logasEmail', 'julien@example.test')
    stopActing()
    expect(kept()).toEqual({ signedIn: mark, userId: 'claire' })
  })
})

describe('what was typed in a tab', () => {
  it.each([
    ['waits for the same person', 'claire', 1],
    ['is gone when somebody else signs in', 'julien', 0],
  ])('%s', (_what, userId, left) => {
    keepSession({ ...reply, organisationType: 'other' })
    tab.setItem('draft:unsent:/me/profile', '{}')
    storage.clearSession()
    keepSession({ ...reply, userId, organisationType: 'other' })
    expect(Object.keys(tab).filter((key) => key.startsWith('draft:'))).toHaveLength(left)
  })
})
