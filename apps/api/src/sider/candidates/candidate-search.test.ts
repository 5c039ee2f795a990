import { workers } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { inCandidateOrder } from '@renfort/domain/sider/candidate-search.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { json } from '../../platform/database/json-columns.ts'
import { aCompany, aGroup, type TestCompany } from '../../testing/companies.ts'
import { aDraftMission } from '../../testing/job-descriptions.ts'
import { manySiders } from '../../testing/many-siders.ts'
import { anAddress, aReadyMission, patched } from '../../testing/missions.ts'
import { aSider } from '../../testing/siders.ts'
import { call, sharedApp, type TestApp } from '../../testing/test-app.ts'

type Query = NonNullable<Input<typeof workers.listCandidates>['query']>

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const queries = () => app.services.db.queries(nobody)

/** In degrees. */
interface Spot {
  readonly lat: number
  readonly lng: number
}

interface Place {
  readonly company: TestCompany
  readonly missionId: string
}

async function pageOf({ company, missionId }: Place, query: Query = {}) {
  const answer = await call(app, workers.listCandidates, company.admin, {
    params: { id: missionId },
    query,
  })
  expect(answer.status, JSON.stringify([query, answer.error])).toBe(200)
  return answer.body
}

/** Companies of a group, and one of no group. */
async function aPlace() {
  const group = await aGroup(app)
  const company = await aCompany(app, { parentId: group.id })
  const sister = await aCompany(app, { parentId: group.id })
  const stranger = await aCompany(app)
  return { company, sister, stranger, missionId: await aDraftMission(app, company.admin) }
}

describe('the database and the rule of the domain find the same candidates', () => {
  const firstNames = ['Élodie', 'Jean-Marc', 'Tom', 'Anaïs', 'Noé', 'Łukasz', "D'Arcy", 'ÉLODIE']
  const lastNames = ['Lefèvre', 'Œuvrard', 'De Wit', 'De', 'Le Goff', 'Lefevre', 'Strauß', 'Ng 2']
  const jobs = ['waiter', 'cook', 'warehouse']
  let place: Awaited<ReturnType<typeof aPlace>>
  let people: readonly WorkerCandidate[]

  beforeAll(async () => {
    place = await aPlace()
    const { company, sister, stranger } = place
    await patched(app, company.admin, place.missionId, {
      location: { ...anAddress, lat: 45.7578, lng: 4.832 },
    })
    for (let index = 0; index < 64; index += 1) {
      const id = await aSider(app, {
        firstName: firstNames[index % 8] ?? '',
        lastName: lastNames[(index * 3 + Math.floor(index / 8)) % 8] ?? '',
        phoneNumber: `${index % 5 === 0 ? '+3247' : '+3367'}${String(index * 1_234_567).padStart(8, '9')}`,
        knownTo: [[company], [company, sister], [sister], [stranger]][index % 4] ?? [],
      })
      await queries()
        .updateTable('siders')
        .set({ job_title_ids: json(jobs.slice(index % 3, (index % 3) + 1 + (index % 2))) })
        .where('id', '=', id)
        .execute()
      if (index % 5 > 0) {
        await queries()
          .updateTable('siders')
          .set({ lat: (45_758 + (index - 32) * 17) / 1000, lng: (4832 + (index % 8) * 88) / 1000 })
          .where('id', '=', id)
          .execute()
      }
      if (index % 3 > 0) {
        await queries()
          .insertInto('feedbacks')
          .values({
            organisation_id: index % 2 === 0 ? company.id : sister.id,
            sider_id: id,
            type_id: 'mission-end',
            work_again: index % 3 === 1 ? 1 : -1,
            created_at: app.clock.now(),
          })
          .execute()
      }
    }
    people = (await pageOf(place, { limit: 500 })).siders
  })

  function isWanted(candidate: WorkerCandidate, query: Query): boolean {
    const { q = '', source, isRecommended, workedForUs, jobTypeId, maxDistance, ids } = query
    const digits = /^[\d\s+.()-]+$/u.test(q) ? q.replace(/\D/gu, '') : ''
    const phone = candidate.phoneNumber.slice(1)
    const phones = [phone, phone.startsWith('33') ? `0${phone.slice(2)}` : '']
    const name = ` ${folded(`${candidate.firstName} ${candidate.lastName}`)}`
    const words = folded(q).split(' ')
    return (
      (digits === ''
        ? words.every((word) => word === '' || name.includes(` ${word}`))
        : phones.some((number) => number.includes(digits))) &&
      (isRecommended !== 'true' || candidate.isRecommended) &&
      (workedForUs !== 'true' || candidate.source === 'organisation') &&
      (source === undefined || candidate.source === source) &&
      (jobTypeId === undefined || candidate.jobTypes.some(({ id }) => id === jobTypeId)) &&
      (maxDistance === undefined ||
        (candidate.distance !== null && candidate.distance <= Number(maxDistance))) &&
      (ids === undefined || ids.includes(candidate.id))
    )
  }

  it('WORK-01 N-37 knows 48 of the 64, in the order of the rule', () => {
    expect(people).toHaveLength(48)
    expect(people.filter(({ source }) => source === 'network')).toHaveLength(16)
    expect(people.toSorted(inCandidateOrder)).toEqual(people)
  })

  it('WORK-02 WORK-04 N-05 for any text, filters and page', async () => {
    const typed = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '+',
        'elo',
        'LEFEVRE',
        'lefè él',
        'marc',
        'oeuv',
        'odie',
        'de w',
        'ss',
      ),
      fc.constantFrom(
        '0',
        '06',
        '+33 6',
        '(0)67',
        '3247',
        '12 34',
        '67.9',
        '2',
        "d'",
        'x',
        '%',
        '_e',
      ),
      fc
        .tuple(fc.constantFrom(...firstNames), fc.constantFrom(...lastNames), fc.nat(4))
        .map(([first, last, length]) => `${last.slice(0, length + 1)} ${first.slice(0, length)}`),
      fc.nat(99_999_999).map((number) => String(number).slice(0, 3)),
    )
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
    const query = fc.record({
      q: typed,
      source: maybe(fc.constantFrom('organisation' as const, 'network' as const)),
      isRecommended: maybe(fc.constantFrom('true' as const, 'false' as const)),
      workedForUs: maybe(fc.constantFrom('true' as const, 'false' as const)),
      jobTypeId: maybe(fc.constantFrom(...jobs, 'none')),
      maxDistance: maybe(fc.integer({ min: 1, max: 80 })),
      ids: maybe(fc.constant(people.filter((_, index) => index % 2 === 0).map(({ id }) => id))),
    })
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.integer({ min: 1, max: 9 }),
        fc.nat(20),
        async (asked, limit, offset) => {
          const wanted = people.filter((candidate) => isWanted(candidate, asked))
          const page = await pageOf(place, { ...asked, limit, offset })
          expect(page.siders).toEqual(wanted.slice(offset, offset + limit))
          expect(page.total).toBe(wanted.length)
          const all = people.filter((candidate) =>
            isWanted(candidate, { ...asked, source: undefined }),
          )
          const own = all.filter((candidate) => candidate.source === 'organisation').length
          expect(page.totals).toEqual({ organisation: own, network: all.length - own })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('N-05 the jobs that any of them has done, by name', async () => {
    const { body } = await call(app, workers.listCandidateJobTypes, place.company.admin, {
      params: { id: place.missionId },
    })
    const known = new Map(people.flatMap(({ jobTypes }) => jobTypes.map((job) => [job.id, job])))
    const byName = new Intl.Collator('fr')
    expect(body).toEqual([...known.values()].toSorted((a, b) => byName.compare(a.name, b.name)))
  })
})

describe('the Siders that a company may find', () => {
  it('WORK-01 none of other companies, by name, phone or id', async () => {
    const { stranger, ...place } = await aPlace()
    const phoneNumber = '+33639986001'
    const id = await aSider(app, { lastName: 'Secret', phoneNumber, knownTo: [stranger] })
    for (const query of [{ q: 'secret' }, { q: '0639986001' }, { ids: [id] }]) {
      expect(await pageOf(place, query)).toMatchObject({ siders: [], total: 0 })
    }
  })

  it('the jobs are read by the same callers as the list', async () => {
    const { company, stranger, missionId } = await aPlace()
    const status = async (caller: TestCompany['admin']) =>
      (await call(app, workers.listCandidateJobTypes, caller, { params: { id: missionId } })).status
    expect(await status(company.admin)).toBe(200)
    expect(await status(company.manager)).toBe(404)
    expect(await status(company.collaborator)).toBe(403)
    expect(await status(stranger.admin)).toBe(404)
  })

  it('a Sider who was asked for stays in the list of that mission when no company knows them any more', async () => {
    const { company, sister } = await aPlace()
    const place = { company, missionId: await aReadyMission(app, company.admin) }
    const id = await aSider(app, { lastName: 'Partie', knownTo: [sister] })
    await patched(app, company.admin, place.missionId, { requestedSiderIds: [id] })
    expect((await pageOf(place)).siders).toMatchObject([{ id, source: 'network' }])
    await queries().deleteFrom('sider_organisations').where('sider_id', '=', id).execute()
    expect((await pageOf(place, { q: 'partie' })).siders).toMatchObject([
      { id, source: 'organisation', lastOrganisationName: null },
    ])
    const other = await aDraftMission(app, company.admin)
    expect((await pageOf({ company, missionId: other })).siders).toEqual([])
  })
})

describe('N-05 how far Siders live from a mission', () => {
  /** By another formula than that of the database: the angle between two points of a sphere. */
  function kilometres(one: Spot, other: Spot): number {
    const unit = ({ lat, lng }: Spot) => {
      const [phi, lambda] = [lat, lng].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
      ]
      return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
    }
    const [a = 0, b = 0, c = 0] = unit(one)
    const [x = 0, y = 0, z = 0] = unit(other)
    const across = Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x)
    return 6371.0088 * Math.atan2(across, a * x + b * y + c * z)
  }

  const measured = async (one: Spot, other: Spot) => {
    const { rows } = await sql<{ far: number | null }>`
      select kilometres_between(
        ${one.lat}::double precision, ${one.lng}::double precision,
        ${other.lat}::double precision, ${other.lng}::double precision
      ) as far`.execute(queries())
    return rows[0]?.far
  }

  it('agrees with the angle at the centre of the earth, on any two points', async () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000)
    const spot = fc.record({ lat: degrees(90), lng: degrees(180) })
    await fc.assert(
      fc.asyncProperty(spot, spot, async (one, other) => {
        const exact = kilometres(one, other)
        expect(Math.abs(Number(await measured(one, other)) - exact)).toBeLessThan(0.501)
      }),
      { numRuns: 100 },
    )
    const equator = { lat: 0, lng: 0 }
    expect(await measured(equator, { lat: 10, lng: 0 }), 'ten degrees of a meridian').toBe(1112)
    expect(await measured(equator, { lat: 0, lng: 180 }), 'half the way round').toBe(20_015)
    expect(await measured(equator, equator)).toBe(0)
  })

  it('counts from the address of the mission, and is unknown for Siders without a town', async () => {
    const { company } = await aPlace()
    const at = async (lastName: string, spot: Spot | null) => {
      const id = await aSider(app, { lastName, knownTo: [company] })
      if (spot === null) return
      await queries().updateTable('siders').set(spot).where('id', '=', id).execute()
    }
    await at('Bron', { lat: 45.739, lng: 4.913 })
    await at('Inconnu', null)
    await at('Marseille', { lat: 43.296, lng: 5.37 })
    const place = { company, missionId: await aReadyMission(app, company.admin) }
    const found = async (query: Query) =>
      (await pageOf(place, query)).siders.map(({ lastName, distance }) => [lastName, distance])

    expect(await found({}), 'a mission whose address nobody has located').toEqual([
      ['Bron', null],
      ['Inconnu', null],
      ['Marseille', null],
    ])
    expect(await found({ maxDistance: 1000 })).toEqual([])
    const located = { ...anAddress, lat: 45.757, lng: 4.832 }
    await patched(app, company.admin, place.missionId, { location: located })
    expect(await found({})).toEqual([
      ['Bron', 7],
      ['Inconnu', null],
      ['Marseille', 277],
    ])
    const onTheEquator = { ...anAddress, lat: 5e-324, lng: -5e-324 }
    await patched(app, company.admin, place.missionId, { location: onTheEquator })
    expect(await found({ maxDistance: 1000 })).toEqual([])
    await patched(app, company.admin, place.missionId, { location: located })
    expect(await found({ maxDistance: 6 })).toEqual([])
    expect(await found({ maxDistance: 7 })).toEqual([['Bron', 7]])
    expect(await found({ maxDistance: 277 })).toEqual([
      ['Bron', 7],
      ['Marseille', 277],
    ])
  })
})

it('API-58 refuses invalid queries', async () => {
  const { company, missionId } = await aPlace()
  const id = '00000000-0000-4000-8000-000000000000'
  const refused: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ q: 'x'.repeat(101) }, 'errors.field.too_long'],
    [{ q: 'nul\u0000' }, 'errors.field.format'],
    [{ source: 'elsewhere' }, 'errors.field.unknown_choice'],
    [{ ids: ['1'] }, 'errors.field.format'],
    [{ ids: Array.from({ length: 101 }, () => id) }, 'errors.field.too_long'],
    [{ limit: 0 }, 'errors.field.too_small'],
    [{ limit: 501 }, 'errors.field.too_big'],
    [{ offset: -1 }, 'errors.field.too_small'],
    [{ maxDistance: 0 }, 'errors.field.too_small'],
    [{ maxDistance: 1001 }, 'errors.field.too_big'],
    [{ maxDistance: 1.5 }, 'errors.field.format'],
    [{ maxDistance: 'near' }, 'errors.field.format'],
  ]
  for (const [query, key] of refused) {
    const { status, error } = await call(app, workers.listCandidates, company.admin, {
      params: { id: missionId },
      query: query as Query,
    })
    expect([status, error.key], JSON.stringify(query)).toEqual([400, key])
  }
  for (const q of ['%', '\\', "'", '{"a"}', '🙂', '$1', ']]', '(((']) {
    expect(await pageOf({ company, missionId }, { q })).toMatchObject({ siders: [], total: 0 })
  }
})

it('WORK-02 five thousand Siders, page by page, and those of a search all at once', async () => {
  const company = await aCompany(app)
  await manySiders(app.database, company.id)
  const place = { company, missionId: await aDraftMission(app, company.admin) }
  const first = await pageOf(place)
  expect([first.siders.length, first.total, first.limit, first.offset]).toEqual([50, 5000, 50, 0])
  const met: WorkerCandidate[] = []
  for (let offset = 0; offset < first.total; offset += 500) {
    met.push(...(await pageOf(place, { limit: 500, offset })).siders)
  }
  expect(new Set(met.map(({ id }) => id)).size).toBe(5000)
  expect(met.toSorted(inCandidateOrder)).toEqual(met)
  const found = await pageOf(place, { q: 'nom96 prenom4', limit: 500 })
  expect(found.siders).toEqual(
    met.filter(
      ({ firstName, lastName }) => lastName === 'Nom96' && firstName.startsWith('Prénom4'),
    ),
  )
  expect([found.total, found.siders.length]).toEqual([11, 11])
})
