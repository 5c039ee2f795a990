import { createMotive, deleteMotive, listMotives } from '@renfort/contract/motives.ts'
import { keyHeader } from '@renfort/contract/idempotency.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'

type Answer = () => Promise<Response>
const keys: (string | null)[] = []
let answer: Answer

const gone: Answer = async () => new Response(null, { status: 204 })
const refused: Answer = async () => Response.json({ key: 'errors.motive.in_use' }, { status: 409 })
const broken: Answer = async () => Response.json({ key: 'errors.internal' }, { status: 500 })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

const cut: Answer = async () => new Response('{"id": "9f', { status: 201 })

beforeEach(() => {
  keys.length = 0
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get(keyHeader))
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

function remove(id: string): Promise<unknown> {
  return call(deleteMotive, { params: { id } }).catch(() => null)
}

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
