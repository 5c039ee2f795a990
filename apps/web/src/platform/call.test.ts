import { listMissions } from '@renfort/contract/mission.ts'
import { createMotive, deleteMotive, listMotives } from '@renfort/contract/motive.ts'
import { downloadEstimate } from '@renfort/contract/quotation.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, callForFile } from './call.ts'
import type { CallError } from './call-error.ts'
import { connection } from './connection.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

type Answer = () => Promise<Response>
const keys: (string | null)[] = []
const names: (string | null)[] = []
const locales: (string | null)[] = []
const sent: {
  readonly url: string
  readonly credentials: RequestCredentials | undefined
  readonly headers: Headers
}[] = []
let answer: Answer
let signedIn: string | null
let logasId: string | null
let locale: string | null

const gone: Answer = async () => new Response(null, { status: 204 })
const refused: Answer = async () => Response.json({ key: 'errors.motive.in_use' }, { status: 409 })
const broken: Answer = async () => Response.json({ key: 'errors.internal' }, { status: 500 })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

const cut: Answer = async () => new Response('{"id": "9f', { status: 201 })

beforeEach(() => {
  keys.length = 0
  names.length = 0
  locales.length = 0
  sent.length = 0
  locale = null
  signedIn = null
  logasId = null
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => ({ signedIn, logasId, locale, userId: 'claire' })[name] ?? null,
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    sent.push({ url, credentials: init.credentials, headers })
    locales.push(new Headers(init.headers).get('locale'))
    keys.push(new Headers(init.headers).get(keyHeader))
    names.push(new Headers(init.headers).get(requestIdHeader))
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

function remove(id: string): Promise<unknown> {
  return call(deleteMotive, { params: { id } }).catch(() => null)
}

it('names each call for the log of the server', async () => {
  answer = refused
  await call(listMotives, {}).catch(() => null)
  await call(listMotives, {}).catch(() => null)
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^w-[0-9a-z]{12}$/)
})

it('API-01 says the language of the screen on every call, the first ones included', async () => {
  answer = refused
  await call(listMotives, {}).catch(() => null)
  locale = 'en'
  await call(listMotives, {}).catch(() => null)
  signedIn = 'once'
  await call(listMotives, {}).catch(() => null)
  expect(locales).toEqual(['fr', 'en', 'en'])
})

it('API-02 ASVS 3.3.4 says with every call that the cookie counts, and holds no token', async () => {
  answer = gone
  signedIn = 'once'
  await remove('one')
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include'])
  expect(sent.map(({ headers }) => headers.get('session-in'))).toEqual(['cookie'])
  expect(sent.map(({ headers }) => headers.get('token'))).toEqual([null])
})

it('API-03 GEN-10 stands on the address of its installation, and leaves out what is empty', async () => {
  answer = refused
  await call(listMissions, { query: { q: '', managerId: undefined, limit: 10 } }).catch(() => null)
  expect(sent.map(({ url }) => url)).toEqual(['/api/me/tasks?limit=10'])
})

it('API-05 takes 204 as done, without anything to read', async () => {
  answer = gone
  expect(await call(deleteMotive, { params: { id: 'one' } })).toBeUndefined()
})

it.each([400, 401, 403, 404, 409, 413, 429, 500, 503])(
  'API-04 takes %i as a failure',
  async (status) => {
    answer = async () => Response.json({ key: 'errors.motive.in_use' }, { status })
    await expect(call(deleteMotive, { params: { id: 'one' } })).rejects.toMatchObject({ status })
  },
)

it('R12 names each write, and no read', async () => {
  answer = gone
  await remove('a')
  await call(listMotives, {}).catch(() => null)
  await call(createMotive, { body: { reason: 'activityIncrease', justification: 'Fêtes' } })
  expect(keys).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    null,
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ])
  expect(keys[2]).not.toBe(keys[0])
})

it.each([
  ['succeeded', gone],
  ['was refused', refused],
])('R12 gives another name to the same action once it %s', async (_how, given) => {
  answer = given
  await remove('a')
  await remove('a')
  expect(keys[1]).not.toBe(keys[0])
})

it.each([
  ['was lost', lost],
  ['was cut off', cut],
  ['was a failure of the server', broken],
])('R12 keeps the name of an action whose answer %s', async (_how, given) => {
  answer = given
  await remove('a')
  answer = gone
  await remove('a')
  expect(keys[1]).toBe(keys[0])
})

it('R12 gives a double click one name', async () => {
  answer = gone
  await Promise.all([remove('a'), remove('a')])
  expect(keys[1]).toBe(keys[0])
})

it('R12 never gives an older name to what is saved again after something else', async () => {
  answer = lost
  await remove('a')
  await remove('b')
  await remove('a')
  expect(new Set(keys).size).toBe(3)
})

async function failureOf(given: Answer): Promise<CallError> {
  answer = given
  return call(listMotives, {}).then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: CallError) => error,
  )
}

it('API-07 reports what cannot be reached as 500, and says so until an answer comes', async () => {
  const failure = await failureOf(lost)
  expect([failure.status, failure.key, failure.requestId]).toEqual([500, 'errors.network', null])
  expect(connection.isLost()).toBe(true)
  await failureOf(refused)
  expect(connection.isLost()).toBe(false)
})

it('API-06 rejects an answer of another shape, with its reference and without its values', async () => {
  const headers = { 'x-request-id': 'k3x9-1f' }
  const failure = await failureOf(async () => Response.json([{ id: 'Claire Morel' }], { headers }))
  expect([failure.status, failure.key, failure.requestId, failure.path]).toEqual([
    500,
    'errors.unexpected_answer',
    'k3x9-1f',
    '/motives',
  ])
  expect(failure.detail).toContain('0.id')
  expect(failure.detail).not.toContain('Claire')
})

it('ERR-04 carries key, metadata and reference of a refusal', async () => {
  const body = { key: 'errors.auth.throttled', metadata: { minutes: 7 }, requestId: 'k3x9-2a' }
  const failure = await failureOf(async () => Response.json(body, { status: 429 }))
  expect([failure.status, failure.key, failure.metadata, failure.requestId]).toEqual([
    429,
    'errors.auth.throttled',
    { minutes: 7 },
    'k3x9-2a',
  ])
})

it('ERR-04 takes what a gateway answers for a failure without a key', async () => {
  const failure = await failureOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect([failure.status, failure.key, failure.requestId]).toEqual([502, null, null])
})

const unauthorised: Answer = async () => Response.json({ key: 'x' }, { status: 401 })

it('knows that the session of a call was replaced while it was on its way', async () => {
  signedIn = 'one'
  expect((await failureOf(unauthorised)).isOutdated).toBe(false)
  const late = await failureOf(() => {
    signedIn = 'two'
    return unauthorised()
  })
  expect(late.isOutdated).toBe(true)
})

it('NAV-12 knows that acting for somebody ended while a call was on its way', async () => {
  signedIn = 'one'
  logasId = 'julien'
  const late = await failureOf(() => {
    logasId = null
    return unauthorised()
  })
  expect(late.isOutdated).toBe(true)
})

const estimate = () => callForFile(downloadEstimate, { params: { id: 'a' } })

it('gets a file with the name that the server gives it', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="devis-M26000001.pdf"',
  }
  answer = async () => new Response('%PDF-1.7', { headers })
  const file = await estimate()
  expect([file.name, file.type]).toEqual(['devis-M26000001.pdf', 'application/pdf'])
  expect(await file.text()).toBe('%PDF-1.7')
})

it('tells a refused file from a lost one by its key', async () => {
  answer = async () => Response.json({ key: 'errors.quotation.no_planning' }, { status: 400 })
  await expect(estimate()).rejects.toMatchObject({
    key: 'errors.quotation.no_planning',
    status: 400,
  })
  answer = lost
  await expect(estimate()).rejects.toMatchObject({ key: 'errors.network' })
})

it('says how much of a file has come, and that one broken off in its middle is lost', async () => {
  const sent = (isBroken: boolean) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1000))
        controller.enqueue(new Uint8Array(500))
        if (isBroken) controller.error(new Error('gone'))
        else controller.close()
      },
    })
  const seen: number[] = []
  const get = () =>
    callForFile(
      downloadEstimate,
      { params: { id: 'a' } },
      {
        onBytes: (bytes) => seen.push(bytes),
      },
    )
  answer = async () => new Response(sent(false))
  expect((await get()).size).toBe(1500)
  expect(seen).toEqual([1000, 1500])
  answer = async () => new Response(sent(true))
  await expect(get()).rejects.toMatchObject({ key: 'errors.network' })
})
