import fc from 'fast-check'
import { choice } from './choice.ts'
import { foreignId } from './foreign-ids.ts'
import { hostileText } from './hostile-values.ts'
import { stepOf } from './step.ts'
import type { World } from './world.ts'

/** A hostile text without the characters that no header can carry. */
const headerText = hostileText.map((text) => {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000)
})

function tokensOf({ callers }: World): string[] {
  return [...callers.values()].flatMap((caller) => caller?.token ?? [])
}

function keysOf({ callers }: World): string[] {
  return [...callers.values()].flatMap((caller) => caller?.key ?? [])
}

/** Ways to write an id, a token or a key, and a hostile text in its place. */
function written(ways: readonly ((right: string) => string)[]) {
  const texts = headerText.map((text) => () => text)
  return fc.oneof(...ways.map((way) => fc.constant(way)), texts)
}

const oddId = fc.tuple(
  foreignId,
  written([
    (id) => id,
    (id) => id,
    (id) => id.toUpperCase(),
    (id) => ` ${id} `,
    (id) => `${id},${id}`,
    (id) => `{${id}}`,
    (id) => id.replaceAll('-', ''),
    () => '',
    () => 'null',
    () => '00000000-0000-0000-0000-000000000000',
  ]),
)
const oddToken = fc.tuple(
  choice,
  written([
    (token) => token,
    (token) => token,
    (token) => token.slice(0, -1),
    (token) => ` ${token}`,
    (token) => `${token},${token}`,
    (token) => token.toLowerCase(),
    () => 'A'.repeat(43),
    () => '',
  ]),
)
const oddKey = fc.tuple(
  choice,
  fc.constantFrom(keysOf, keysOf, keysOf, keysOf, keysOf, tokensOf),
  written([
    (key) => `Bearer ${key}`,
    (key) => `bearer  ${key} `,
    (key) => `Bearer ${key.slice(0, -1)}`,
    (key) => `Bearer ${key}, Bearer ${key}`,
    (key) => `Bearer ${key.toLowerCase()}`,
    (key) => `Basic ${key}`,
    () => 'Bearer',
  ]),
  fc.constantFrom(true, true, true, true, false),
)
const oddIdempotency = fc.oneof(
  ...['fuzz', 'fuzz-other', '', 'a b', "' or 1=1"].map((key) => fc.constant(key)),
  fc.constantFrom(255, 256).map((length) => 'a'.repeat(length)),
  headerText,
)
const identityHeaders = ['token', 'organisationId', 'logasId', 'userId', 'idempotency-key']

const oddHeader = fc.constantFrom<[name: string, values: string[]]>(
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
)

export const headerSteps = [
  stepOf('another company in the header', 5, oddId, ({ headers }, [idOf, write], world) => {
    headers['organisationId'] = write(idOf(world, 'organisationId'))
  }),
  stepOf('on behalf of somebody', 4, oddId, ({ headers }, [idOf, write], world) => {
    headers['logasId'] = write(idOf(world, 'userId'))
  }),
  stepOf('another user in the header', 2, oddId, ({ headers }, [idOf, write], world) => {
    headers['userId'] = write(idOf(world, 'userId'))
  }),
  stepOf('another token', 3, oddToken, ({ headers }, [choose, write], world) => {
    headers['token'] = write(choose(tokensOf(world)) ?? '')
  }),
  stepOf('a key, or another one', 3, oddKey, ({ headers }, drawn, world) => {
    const [choose, among, write, isAlone] = drawn
    // A session comes first where a call has both.
    if (isAlone) Reflect.deleteProperty(headers, 'token')
    headers['authorization'] = write(choose(among(world)) ?? '')
  }),
  stepOf('a header less', 2, choice, ({ headers }, choose) => {
    const name = choose(Object.keys(headers))
    if (name !== undefined) Reflect.deleteProperty(headers, name)
  }),
  stepOf('a header twice', 1, fc.tuple(choice, oddId), ({ headers }, drawn, world) => {
    const [choose, [idOf, write]] = drawn
    const name = choose(identityHeaders) ?? 'token'
    const [before = ''] = [headers[name] ?? []].flat()
    headers[name] = [before, write(idOf(world, 'organisationId'))]
  }),
  stepOf('a key of idempotency', 4, oddIdempotency, ({ headers }, key) => {
    headers['idempotency-key'] = key
  }),
  stepOf('an odd header', 4, fc.tuple(oddHeader, choice), ({ headers }, drawn) => {
    const [[name, values], choose] = drawn
    headers[name] = choose(values) ?? ''
  }),
  stepOf('many and long headers', 1, fc.boolean(), ({ headers }, isLong) => {
    for (let count = 0; count < 150; count += 1) headers[`x-fuzz-${count}`] = 'x'
    if (isLong) headers['x-long'] = 'y'.repeat(12_000)
  }),
]
