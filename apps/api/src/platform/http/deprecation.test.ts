import { type Deprecation, endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { operationTable } from '../../operations/operation-table.ts'
import { sharedApp } from '../../testing/test-app.ts'
import { openApiDocument } from './openapi.ts'
import { refuse } from './refusal.ts'
import { mount, read } from './route.ts'

const { services } = await sharedApp()

const former = (deprecated?: Deprecation) =>
  endpoint({
    method: 'GET',
    path: '/former',
    summary: 'What there was before',
    access: 'public',
    query: z.object({ fails: z.string().optional() }),
    response: z.object({ done: z.boolean() }),
    errors: ['errors.not_found'],
    ...(deprecated === undefined ? {} : { deprecated }),
  })

async function headersOf(deprecated?: Deprecation, query = '') {
  const app = Fastify()
  onTestFinished(() => app.close())
  const declared = former(deprecated)
  const answer = async ({ query: { fails } }: { query: { fails?: string | undefined } }) => {
    if (fails !== undefined) throw refuse('errors.not_found')
    return { done: true }
  }
  mount(
    app,
    services,
    read(declared, (_call, input) => answer(input)),
  )
  const { headers } = await app.inject(`/former${query}`)
  return { deprecation: headers['deprecation'], sunset: headers['sunset'], link: headers['link'] }
}

const since = isoDate('2027-01-01')
const instead = 'GET /v1/latter answers the same.'

describe('an operation that will go', () => {
  it('says so with each answer, a refusal too, and when it ends once that is known', async () => {
    const link = '</developers#changes>; rel="deprecation"; type="text/html"'
    const told = { deprecation: '@1798761600', sunset: undefined, link }
    expect(await headersOf({ since, instead })).toEqual(told)
    const ending = { since, until: isoDate('2027-07-01'), instead }
    for (const query of ['', '?fails=1']) {
      expect(await headersOf(ending, query)).toEqual({
        ...told,
        sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      })
    }
  })

  it('is marked in the document, with what does its work now; no other is', async () => {
    const about = { title: 'Renfort', version: '1', server: '/api' }
    const document = (deprecated?: Deprecation) =>
      openApiDocument(new Map([['former.read', former(deprecated)]]), about)
    expect(document({ since, instead })).toMatchObject({
      paths: { '/former': { get: { deprecated: true, description: instead } } },
    })
    expect(JSON.stringify(document())).not.toContain('deprecated')
    expect(await headersOf()).toEqual({
      deprecation: undefined,
      sunset: undefined,
      link: undefined,
    })
  })

  it('is announced at least six months before its end', () => {
    for (const [name, { deprecated }] of operationTable) {
      if (deprecated?.until === undefined) continue
      const earliest = new Date(`${deprecated.since}T00:00:00Z`)
      earliest.setUTCMonth(earliest.getUTCMonth() + 6)
      expect(deprecated.until >= earliest.toISOString().slice(0, 10), name).toBe(true)
    }
  })
})
