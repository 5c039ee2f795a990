import { foreignId } from './foreign-ids.ts'
import { hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'
import type { World } from './world.ts'

/** A hostile text without the characters that no header can carry. */
function headerText(random: Random): string {
  return hostileText(random)
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000)
}

function someToken({ callers }: World, random: Random): string {
  const tokens = [...callers.values()].flatMap((caller) => (caller === null ? [] : [caller.token]))
  return random.oneOf(tokens) ?? ''
}

function someKey({ callers }: World, random: Random): string {
  return random.oneOf([...callers.values()].flatMap((caller) => caller?.key ?? [])) ?? ''
}

function oddId(world: World, field: string, random: Random): string {
  const id = foreignId(world, field, random)
  return random.pick([
    id,
    id,
    id.toUpperCase(),
    ` ${id} `,
    `${id},${id}`,
    `{${id}}`,
    id.replaceAll('-', ''),
    headerText(random),
    '',
    'null',
    '00000000-0000-0000-0000-000000000000',
  ])
}

const oddHeaders: readonly (readonly [name: string, values: readonly [string, ...string[]]])[] = [
  ['origin', ['null', 'https://evil.test', 'http://127.0.0.1:3000']],
  ['host', ['evil.test', '127.0.0.1:80@evil.test', '', '[::1']],
  [
    'x-forwarded-for',
    ['127.0.0.1', '::1', "1.2.3.4, ' or 1=1", 'x'.repeat(3_000), '1.2.3.4, 5.6.7.8'],
  ],
  ['x-forwarded-proto', ['javascript', 'https,http']],
  ['x-forwarded-host', ['evil.test']],
  ['x-http-method-override', ['DELETE', 'TRACE']],
  ['accept', ['text/html', 'application/xml', '*/*;q=NaN', ';']],
  ['accept-encoding', ['br;q=x', 'gzip, br, zstd', 'x'.repeat(2_000), 'identity;q=0, *;q=0']],
  ['accept-language', ['../../etc', 'xx-XX']],
  ['range', ['bytes=0-1', 'bytes=9-1', 'bytes=0-,-1,-2']],
  ['if-none-match', ['*', '"']],
  ['if-modified-since', ['never']],
  ['cookie', ['token=1; token=2', '=;;=', `session=${'A'.repeat(43)}; session=`]],
  ['session-in', ['cookie', 'sider-cookie', 'Cookie', '']],
  ['authorization', ['Basic Og==', 'Bearer null']],
  ['user-agent', ['', '() { :;}; echo fuzz7q', 'x'.repeat(8_000)]],
  ['locale', ['en', 'xx', '../fr', 'fr'.repeat(2_000), '__proto__']],
  ['sec-fetch-site', ['cross-site']],
  ['expect', ['100-continue', '999']],
  ['upgrade', ['websocket']],
  ['prefer', ['respond-async']],
]

export const headerSteps: readonly Step[] = [
  {
    name: 'another company in the header',
    weight: 5,
    apply: (draft, random, world) => {
      draft.headers['organisationId'] = oddId(world, 'organisationId', random)
    },
  },
  {
    name: 'on behalf of somebody',
    weight: 4,
    apply: (draft, random, world) => {
      draft.headers['logasId'] = oddId(world, 'userId', random)
    },
  },
  {
    name: 'another user in the header',
    weight: 2,
    apply: (draft, random, world) => {
      draft.headers['userId'] = oddId(world, 'userId', random)
    },
  },
  {
    name: 'another token',
    weight: 3,
    apply: (draft, random, world) => {
      const token = someToken(world, random)
      draft.headers['token'] = random.pick([
        token,
        token,
        token.slice(0, -1),
        ` ${token}`,
        `${token},${token}`,
        token.toLowerCase(),
        headerText(random),
        'A'.repeat(43),
        '',
      ])
    },
  },
  {
    name: 'a key, or another one',
    weight: 3,
    apply: (draft, random, world) => {
      const key = someKey(world, random)
      // A session comes first where a call has both.
      if (random.chance(0.8)) Reflect.deleteProperty(draft.headers, 'token')
      draft.headers['authorization'] = random.pick([
        `Bearer ${key}`,
        `bearer  ${key} `,
        `Bearer ${key.slice(0, -1)}`,
        `Bearer ${key}, Bearer ${key}`,
        `Bearer ${key.toLowerCase()}`,
        `Bearer ${someToken(world, random)}`,
        `Basic ${key}`,
        'Bearer',
        `Bearer ${headerText(random)}`,
      ])
    },
  },
  {
    name: 'a header less',
    weight: 2,
    apply: (draft, random) => {
      const name = random.oneOf(Object.keys(draft.headers))
      if (name !== undefined) Reflect.deleteProperty(draft.headers, name)
    },
  },
  {
    name: 'a header twice',
    weight: 1,
    apply: (draft, random, world) => {
      const name = random.pick(['token', 'organisationId', 'logasId', 'userId', 'idempotency-key'])
      const before = draft.headers[name]
      const first = Array.isArray(before) ? before[0] : before
      draft.headers[name] = [first ?? '', oddId(world, 'organisationId', random)]
    },
  },
  {
    name: 'a key of idempotency',
    weight: 4,
    apply: (draft, random) => {
      draft.headers['idempotency-key'] = random.pick([
        'fuzz',
        'fuzz-other',
        'a'.repeat(255),
        'a'.repeat(256),
        '',
        'a b',
        "' or 1=1",
        headerText(random),
      ])
    },
  },
  {
    name: 'an odd header',
    weight: 4,
    apply: (draft, random) => {
      const [name, values] = random.oneOf(oddHeaders) ?? ['accept', ['*/*']]
      draft.headers[name] = random.pick(values)
    },
  },
  {
    name: 'many and long headers',
    weight: 1,
    apply: (draft, random) => {
      for (let count = 0; count < 150; count += 1) draft.headers[`x-fuzz-${count}`] = 'x'
      if (random.chance(0.5)) draft.headers['x-long'] = 'y'.repeat(12_000)
    },
  },
]
