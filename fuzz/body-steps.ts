import { gzipSync } from 'node:zlib'
import type { Draft } from './draft.ts'
import { foreignId } from './foreign-ids.ts'
import { hostileText, hostileValue, markup } from './hostile-values.ts'
import type { Step } from './step.ts'
import type { Random } from './random.ts'

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

function spoilField(body: unknown, random: Random): unknown {
  const place = random.oneOf(places(body))
  if (place === undefined) return hostileValue(random, body)
  const [holder, name] = place
  write(holder, name, hostileValue(random, asObject(holder)[name]))
  return body
}

/** Bodies that are not valid JSON, or that no JSON library writes. */
const writings: readonly ((body: string, random: Random) => string | Buffer)[] = [
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
  (_body, random) => Buffer.from(Array.from({ length: 200 }, () => random.below(256))),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  (body) => Buffer.from(body, 'utf16le'),
]

const bomb = gzipSync(Buffer.alloc(20_000_000, '{"a":'))

const contentTypes = [
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
] as const

const encodings = ['gzip', 'br', 'deflate', 'gzip, gzip, gzip', 'identity', 'x'] as const

export const bodySteps: readonly Step[] = [
  {
    name: 'a hostile value in a field',
    weight: 10,
    apply: (draft, random) => {
      draft.body = spoilField(draft.body, random)
    },
  },
  {
    name: 'a field of the contract with a hostile value',
    weight: 5,
    apply: (draft, random) => {
      const name = random.oneOf(Object.keys(draft.operation.body?.properties ?? {}))
      if (name !== undefined)
        draft.body = { ...asObject(draft.body), [name]: hostileValue(random, '') }
    },
  },
  {
    name: 'an id of another company in a field',
    weight: 5,
    apply: (draft, random, world) => {
      const names = Object.keys({ ...draft.operation.body?.properties, ...asObject(draft.body) })
      const name = random.oneOf(names.filter((field) => /ids?$/i.test(field)))
      const place = random.oneOf(
        places(draft.body).filter(([, field]) => /^(ids?|.*Ids?)$/.test(field)),
      )
      if (place !== undefined) {
        const [holder, field] = place
        if (staffChoose(draft, field)) return
        const id = foreignId(world, field, random)
        write(holder, field, Array.isArray(asObject(holder)[field]) ? [id] : id)
      } else if (name !== undefined) {
        const id = foreignId(world, name, random)
        draft.body = { ...asObject(draft.body), [name]: name.endsWith('s') ? [id] : id }
      }
    },
  },
  {
    name: 'a field less',
    weight: 2,
    apply: (draft, random) => {
      const place = random.oneOf(places(draft.body))
      if (place !== undefined) Reflect.deleteProperty(...place)
    },
  },
  {
    name: 'fields that the contract does not have',
    weight: 2,
    apply: (draft, random, world) => {
      draft.body = {
        ...asObject(draft.body),
        id: foreignId(world, 'id', random),
        organisationId: foreignId(world, 'organisationId', random),
        role: 'admin',
        isInsider: true,
        status: 'submitted',
        [hostileText(random).slice(0, 80)]: hostileValue(random, ''),
      }
    },
  },
  {
    name: 'another body altogether',
    weight: 2,
    apply: (draft, random) => {
      draft.body = random.chance(0.3) ? [draft.body, draft.body] : hostileValue(random, {})
    },
  },
  {
    name: 'a body that is written wrongly',
    weight: 4,
    apply: (draft, random) => {
      const rewrite = random.oneOf(writings)
      if (rewrite !== undefined) draft.rewriteBody.push((body) => rewrite(body, random))
    },
  },
  {
    name: 'another content type',
    weight: 2,
    apply: (draft, random) => {
      draft.headers['content-type'] = random.pick(contentTypes)
    },
  },
  {
    name: 'a compressed body',
    weight: 1,
    apply: (draft, random) => {
      draft.headers['content-encoding'] = random.pick(encodings)
      draft.rewriteBody.push((body) => (random.chance(0.3) ? bomb : gzipSync(body)))
    },
  },
  {
    name: 'a length that is not the body’s',
    weight: 1,
    apply: (draft, random) => {
      draft.headers['content-length'] = random.pick(['0', '1', '-1', '99999999999', '1e3', 'x', ''])
    },
  },
]
