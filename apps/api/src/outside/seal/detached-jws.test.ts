import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { compactVerify, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { aSigner } from '../../testing/a-signer.ts'
import { canonicalJson } from './canonical-json.ts'
import { detachedJws } from './detached-jws.ts'
import type { PlainJson } from './port.ts'

describe('the canonical form of data (RFC 8785)', () => {
  it('has its names in order and no space', () => {
    const data = { b: [1, true, null], a: { z: 'é\n"', y: '\u20ac' } }
    expect(canonicalJson(data)).toBe('{"a":{"y":"€","z":"é\\n\\""},"b":[1,true,null]}')
  })

  it('orders names by their UTF-16 units, as the scheme shows', () => {
    const names = ['\u20ac', '\r', '1', '\u0080', '\u00f6', '\ud83d\ude00', '\ufb33']
    const data = Object.fromEntries(names.map((name) => [name, 0]))
    expect(Object.keys(JSON.parse(canonicalJson(data)) as object).filter((n) => n !== '1')).toEqual(
      ['\r', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'],
    )
  })

  it('is the same, whatever the order of the given names', () => {
    const { json } = fc.letrec<{ json: PlainJson }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
          tie('json'),
          { maxKeys: 4 },
        ),
      ),
    }))
    fc.assert(
      fc.property(json, (data) => {
        const written = canonicalJson(data)
        expect(canonicalJson(reversed(data))).toBe(written)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(data)))
      }),
    )
  })
})

function reversed(data: PlainJson): PlainJson {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(
    Object.entries(data)
      .toReversed()
      .map(([name, value]) => [name, reversed(value as PlainJson)]),
  )
}

describe('a signature without its payload', () => {
  it.each([
    ['P-256', 'ES256'],
    ['P-384', 'ES384'],
    ['P-521', 'ES512'],
    ['RSA', 'RS256'],
  ] as const)('with a key %s is a JWS %s that another library verifies', async (kind, alg) => {
    const data = { document: 'é', pages: 3 }
    // The halves of an ECDSA signature are sometimes shorter than the others.
    for (let time = 0; time < 20; time += 1) {
      const jws = await detachedJws(await signers[kind], data)
      const [head = '', payload = '?', signature = ''] = jws.split('.')
      expect(payload).toBe('')
      const { x5c = [], ...header } = decodeProtectedHeader(jws)
      expect(header).toEqual({ alg, typ: 'JOSE' })
      const { publicKey } = new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64'))
      const whole = (of: PlainJson) =>
        [head, Buffer.from(canonicalJson(of)).toString('base64url'), signature].join('.')
      const { payload: read } = await compactVerify(whole(data), publicKey)
      expect(JSON.parse(Buffer.from(read).toString())).toEqual(data)
      await expect(compactVerify(whole({ ...data, pages: 4 }), publicKey)).rejects.toThrow(
        'signature verification failed',
      )
    }
  })
})

const signers = {
  'P-256': aSigner('P-256'),
  'P-384': aSigner('P-384'),
  'P-521': aSigner('P-521'),
  RSA: aSigner('RSA'),
}
