import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzApp, startFuzzApp, stopFuzzApp } from './fuzz-app.ts'
import { operations } from './operations.ts'
import { makeDraft } from './draft.ts'
import { blockSize, planCall } from './plan-call.ts'
import { forbiddenWords } from './reach.ts'
import { requestOf } from './request.ts'
import { sendInside } from './send-request.ts'
import { buildWorld, type CompanyName, type World } from './world.ts'

let app: FuzzApp
let world: World

beforeAll(async () => {
  app = await startFuzzApp()
  world = await buildWorld(app)
})

afterAll(() => stopFuzzApp(app))

const callerOf = (home: CompanyName) => {
  const found = [...world.byToken].find(([, person]) => person.home === home)
  const [token, person] = found ?? ['', null]
  return {
    token,
    userid: person?.userId ?? '',
    organisationid: world.companies.get(home)?.id ?? '',
  }
}

async function seenBy(headers: Record<string, string>, url: string): Promise<string> {
  const request = { method: 'GET', url, headers, body: undefined, remoteAddress: '10.0.0.1' }
  return (await sendInside(app.app, request))?.body ?? ''
}

describe('the world of hostile calls', () => {
  it.each(['/api/job-descriptions', '/api/motives', '/api/me/tasks?status=draft'])(
    'has secrets that their owner reads at %s, and nobody else may',
    async (url) => {
      const secrets = world.companies.get('vault')?.secrets
      const owner = callerOf('vault')
      const words = [secrets?.own, secrets?.shared].filter((word) => word !== undefined)
      const seen = await seenBy(owner, url)
      expect(words.filter((word) => seen.includes(word))).not.toEqual([])
      expect(forbiddenWords(world, owner)).not.toEqual(expect.arrayContaining(words))
      for (const other of ['own', 'group', 'blocked'] as const) {
        expect(forbiddenWords(world, callerOf(other))).toEqual(expect.arrayContaining(words))
      }
    },
  )

  it('lets the companies of a group share what a group shares, and no more', () => {
    const secrets = world.companies.get('otherSister')?.secrets
    const forbidden = forbiddenWords(world, callerOf('sister'))
    expect(forbidden).toContain(secrets?.own)
    expect(forbidden).not.toContain(secrets?.shared)
  })

  it('begins each block with every operation as it is meant, removals last, and spoils nothing of it', () => {
    const plans = operations.map((_operation, number) => planCall(7, blockSize + number))
    const meant = plans.map(({ operation }) => operation)
    expect(new Set(meant)).toEqual(new Set(operations))
    const removals = meant.map(({ endpoint }) => endpoint.method === 'DELETE')
    expect(removals).toEqual(removals.toSorted())
    expect(plans.every(({ steps, isMeant }) => isMeant && steps.length === 0)).toBe(true)
  })

  it('makes the same calls again from the same seed, to every operation, as everybody', () => {
    const numbers = Array.from({ length: 3_000 }, (_, number) => number)
    const plans = numbers.map((number) => planCall(7, number))
    expect(new Set(plans.map(({ operation }) => operation.name)).size).toBe(operations.length)
    const drafts = plans.map((plan) => makeDraft(world, plan))
    expect(new Set(drafts.map(({ role }) => role)).size).toBe(world.callers.size)
    for (const [number, draft] of drafts.slice(0, 200).entries()) {
      expect(requestOf(makeDraft(world, planCall(7, number)))).toEqual(requestOf(draft))
    }
  })
})
