import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { choice } from './choice.ts'
import { foreignId } from './foreign-ids.ts'
import { hostileText, hostileValue, markup } from './hostile-values.ts'
import type { Draft } from './request.ts'
import { stepOf } from './step.ts'

/** Staff may hire any Sider for any company, which then reads their name. */
function staffChoose({ operation }: Draft, field: string): boolean {
  const { path } = operation.endpoint
  if (path === '/provider/attendances' || path === '/provider/arrivals') return true
  return path.startsWith('/provider/tasks/') && /^(sider|replacement)Id/.test(field)
}

type Holder = Record<string, unknown> | unknown[]

/** Every place inside a value that can be replaced, with the object or list that holds it. */
function places(value: unknown, found: [Holder, string][] = [], depth = 0): [Holder, string][] {
  if (typeof value !== 'object' || value === null || depth > 6) return found
  const holder = value as Holder
  for (const [name, inner] of Object.entries(holder).slice(0, 60)) {
    found.push([holder, name])
    places(inner, found, depth + 1)
  }
  return found
}

function write(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function asObject(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** Bodies that are not valid JSON, or that no JSON library writes. */
const writing = fc.constantFrom<(body: string) => string | Buffer>(
  (body) => body.slice(0, Math.floor(body.length / 2)),
  (body) => `${body}${body}`,
  (body) => `\ufeff${body}`,
  (body) => body.replace('{', `{"${markup}":1,`),
  (body) => body.replace(/"(\w+)":/, '"$1":"twice","$1":'),
  (body) => body.replace(/:"[^"]*"/, ':"\\ud800"'),
  (body) => body.replace(/:"[^"]*"/, ':"\\u0000"'),
  (body) => body.replace(/:[\d.]+/, ':1e999'),
  (body) => body.replace(/:[\d.]+/, ':-0.0e-0'),
  (body) => body.replace(/:[\d.]+/, `:${'9'.repeat(5_000)}`),
  (body) => body.replace('{', '{"__proto__":{"fuzz7q":true},'),
  (body) => body.replace('{', '{"constructor":{"prototype":{"fuzz7q":true}},'),
  () => '['.repeat(100_000),
  () => `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  () => `"${'a'.repeat(1_100_000)}"`,
  () => `[${'1,'.repeat(200_000)}1]`,
  () => '',
  () => 'null',
  () => 'NaN',
  () => "{'a':1}",
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  (body) => Buffer.from(body, 'utf16le'),
)

const bomb = gzipSync(Buffer.alloc(20_000_000, '{"a":'))

const contentType = fc.constantFrom(
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json\u00e9',
  'application/vnd.api+json',
  'application/octet-stream',
  'image/svg+xml',
  '',
  '/',
  'a'.repeat(3_000),
)

const anyBytes = fc
  .uint8Array({ minLength: 200, maxLength: 200 })
  .map((bytes) => () => Buffer.from(bytes))
const anyWriting = fc.oneof({ weight: 22, arbitrary: writing }, anyBytes)
const oddLength = fc.constantFrom('0', '1', '-1', '99999999999', '1e3', 'x', '')
const compressed = fc.tuple(
  fc.constantFrom('gzip', 'br', 'deflate', 'gzip, gzip, gzip', 'identity', 'x'),
  fc.constantFrom(gzipSync, gzipSync, () => bomb),
)
const twice = fc.constant((body: unknown): unknown => [body, body])
const otherBody = fc.oneof(twice, { weight: 2, arbitrary: hostileValue })
const hostileField = fc.tuple(choice, hostileValue)
const foreignField = fc.tuple(choice, foreignId)
const undeclared = fc.tuple(foreignId, foreignId, hostileText, hostileValue)

export const bodySteps = [
  stepOf('a hostile value in a field', 10, hostileField, (draft, [choose, valueFor]) => {
    const place = choose(places(draft.body))
    if (place === undefined) draft.body = valueFor(draft.body)
    else write(...place, valueFor(Reflect.get(...place)))
  }),
  stepOf('a hostile value in a declared field', 5, hostileField, (draft, [choose, valueFor]) => {
    const name = choose(Object.keys(draft.operation.body?.properties ?? {}))
    if (name !== undefined) draft.body = { ...asObject(draft.body), [name]: valueFor('') }
  }),
  stepOf('an id of another company in a field', 5, foreignField, (draft, drawn, world) => {
    const [choose, idOf] = drawn
    const place = choose(places(draft.body).filter(([, field]) => /^(ids?|.*Ids?)$/.test(field)))
    if (place !== undefined) {
      const [, field] = place
      if (staffChoose(draft, field)) return
      const id = idOf(world, field)
      write(...place, Array.isArray(Reflect.get(...place)) ? [id] : id)
      return
    }
    const names = Object.keys({ ...draft.operation.body?.properties, ...asObject(draft.body) })
    const name = choose(names.filter((field) => /ids?$/i.test(field)))
    if (name === undefined) return
    const id = idOf(world, name)
    draft.body = { ...asObject(draft.body), [name]: name.endsWith('s') ? [id] : id }
  }),
  stepOf('a field less', 2, choice, (draft, choose) => {
    const place = choose(places(draft.body))
    if (place !== undefined) Reflect.deleteProperty(...place)
  }),
  stepOf('fields that the contract does not have', 2, undeclared, (draft, drawn, world) => {
    const [idOf, organisationOf, name, valueFor] = drawn
    draft.body = {
      ...asObject(draft.body),
      id: idOf(world, 'id'),
      organisationId: organisationOf(world, 'organisationId'),
      role: 'admin',
      isInsider: true,
      status: 'submitted',
      [name.slice(0, 80)]: valueFor(''),
    }
  }),
  stepOf('another body altogether', 2, otherBody, (draft, bodyFor) => {
    draft.body = bodyFor(draft.body)
  }),
  stepOf('a body that is written wrongly', 4, anyWriting, (draft, rewrite) => {
    draft.rewriteBody.push(rewrite)
  }),
  stepOf('another content type', 2, contentType, ({ headers }, type) => {
    headers['content-type'] = type
  }),
  stepOf('a compressed body', 1, compressed, (draft, [encoding, compress]) => {
    draft.headers['content-encoding'] = encoding
    draft.rewriteBody.push((body) => compress(body))
  }),
  stepOf('a length that is not the body’s', 1, oddLength, ({ headers }, length) => {
    headers['content-length'] = length
  }),
]
