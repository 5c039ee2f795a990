import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationTable } from './operations/operation-table.ts'
import { aCompany } from './testing/companies.ts'
import { companyPatches } from './testing/writes/company-patches.ts'
import { missionPatches } from './testing/writes/mission-patches.ts'
import { call, sharedApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const patches = new Map(
  [...operationTable.values()]
    // SCIM names what changes in the body: its patches have tests of their own (directory-sync).
    .filter(({ method, speaks }) => method === 'PATCH' && speaks === undefined)
    .map((endpoint) => [endpoint.path, endpoint] as const),
)
const table = [...companyPatches, ...missionPatches]

describe('a patch', () => {
  it.each(table)('%s changes what it names and leaves the rest', async (path, prepare) => {
    const endpoint = patches.get(path)
    if (endpoint === undefined) throw new Error(`No operation PATCH ${path}.`)
    const { caller, input, read, fields } = await prepare(app, await aCompany(app))
    for (const [field, [value, ...moved]] of Object.entries(fields)) {
      const before = leavesOf(await read())
      const { status, error } = await call(app, endpoint, caller, input(at(field, value)))
      expect([field, status, error?.metadata ?? error?.key]).toEqual([field, 200, undefined])
      const changed = differences(before, leavesOf(await read()))
      expect([field, ...groups(changed, moved)]).toEqual([field, ...moved.toSorted()])
    }
  })

  it.each([...patches])('%s has another value here for each field', async (path, { body }) => {
    const things = await Promise.all(
      table
        .filter(([of]) => of === path)
        .map(async ([, prepare]) => prepare(app, await aCompany(app))),
    )
    const known = things.flatMap(({ fields, others = {} }) => Object.keys({ ...fields, ...others }))
    const schema =
      body === undefined ? {} : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    const named = fieldsOf(schema as JsonSchema)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((field) => !known.some((each) => isWithin(field, each)))).toEqual([])
  })
})

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** The paths of the fields that a body may name; a list is one field, but that of the shifts. */
function fieldsOf({ properties, items, anyOf = [] }: JsonSchema, path: string[] = []): string[] {
  if (path.join('.') === 'shifts' && items !== undefined) return fieldsOf(items, path)
  const parts = [properties, ...anyOf.map((each) => each.properties)].filter(
    (each) => each !== undefined,
  )
  if (parts.length === 0) return [path.join('.')]
  return parts.flatMap((part) =>
    Object.entries(part).flatMap(([name, schema]) => fieldsOf(schema, [...path, name])),
  )
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}.`) || part.startsWith(`${path}.`)
}

/** `a.b` as `{ a: { b } }`. */
function at(path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  return { [name]: rest.length === 0 ? value : at(rest.join('.'), value) }
}

/** Versions and days of a change say that there was one. */
const tellsTheChange = new Set(['version', 'updatedAt'])

/** What a reading shows, by path. */
function leavesOf(value: unknown, path: string[] = []): Map<string, string> {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && path.length > 0)) {
    return new Map([[path.join('.'), JSON.stringify(value) ?? '']])
  }
  return new Map(
    Object.entries(value)
      .filter(([name]) => !tellsTheChange.has(name))
      .flatMap(([name, part]) => [...leavesOf(part, [...path, name])]),
  )
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path))
}

/** The changed paths, those within an expected one under its name. */
function groups(changed: readonly string[], expected: readonly string[]): string[] {
  const named = changed.map(
    (path) =>
      expected.find((each) => each === '' || path === each || path.startsWith(`${each}.`)) ?? path,
  )
  return [...new Set(named)].toSorted()
}
