import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzApp, startFuzzApp, stopFuzzApp } from './fuzz-app.ts'
import { makeDraft } from './make-draft.ts'
import { operations } from './operations.ts'
import { blockSize, planCall } from './plan-call.ts'
import { forbiddenWords } from './reach.ts'
import { requestOf } from './request.ts'
import { sendInside } from './send-request.ts'
import { smallest, tryCall } from './try-call.ts'
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
    for (const [number, draft] of drafts.entries()) {
      if (number % 10 > 0) continue
      expect(requestOf(makeDraft(world, planCall(7, number)))).toEqual(requestOf(draft))
    }
  })

  it('makes a call that goes wrong smaller, as long as it goes wrong alike', async () => {
    const vault = world.companies.get('vault')
    if (vault === undefined) throw new Error('No vault.')
    // Where a word of every refusal is a secret, every refusal is a leak.
    const secrets = { own: '"key":', shared: '"key":', identity: [] }
    const companies = new Map(world.companies).set('vault', { ...vault, secrets })
    const strict = { ...world, companies }
    let wrong = 0
    let left = 0
    for (let number = operations.length; wrong < 10; number += 1) {
      const plan = planCall(7, number)
      const found = plan.steps.length === 3 ? await tryCall(strict, plan) : null
      if (found?.problems[0] !== 'foreign data: "key":') continue
      const least = await smallest(strict, 7, number, found)
      expect(least.problems[0]).toBe(found.problems[0])
      wrong += 1
      left += least.steps.length
    }
    expect(left).toBeLessThanOrEqual(wrong)
  })
})
