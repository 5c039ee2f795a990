import { createHash } from 'node:crypto'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSigner } from '../../testing/a-signer.ts'
import { plainPdf } from '../../testing/files/hostile-pdfs.ts'
import { isInstalled, saidBy } from '../../testing/installed.ts'
import { type TimestampStandIn, timestampStandIn } from '../../testing/timestamp-authority.ts'
import { padesSeal } from './pades.ts'
import { TimestampUnavailable } from './port.ts'
import { httpTimestamps } from './timestamps.ts'

const signer = aSigner('P-256')
const order = { reason: 'Essai', at: new Date('2026-12-02T09:00:00Z') }
let authority: TimestampStandIn

beforeAll(async () => {
  authority = await timestampStandIn()
})
beforeEach(() => authority.be('honest'))
afterAll(() => authority.close())

/** What openssl answers when a token holds. */
const ok = 'Verification: OK\n'

const stamped = () => padesSeal(() => signer, httpTimestamps(authority.url))
const plain = () => padesSeal(() => signer, null)

/** The signature that a PDF holds between the two ranges that it covers. */
function signatureOf(pdf: Uint8Array): SignedData {
  const text = Buffer.from(pdf).toString('latin1')
  const [, from = '', to = ''] = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)/.exec(text) ?? []
  const hex = text.slice(Number(from) + 1, Number(to) - 1)
  const { content } = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')))
  return new SignedData({ schema: content })
}

describe('a seal with a timestamp authority', () => {
  it('is PAdES B-T: its signature carries a token for itself, which openssl and poppler accept', async () => {
    const { bytes, timestampedAt } = await stamped().seal(plainPdf, null, {
      ...order,
      timestamp: 'needed',
    })
    expect(timestampedAt).toBe('2026-12-02T09:00:07.000Z')
    const [info] = signatureOf(bytes).signerInfos
    const token = info?.unsignedAttrs?.attributes.find(
      ({ type }) => type === '1.2.840.113549.1.9.16.2.14',
    )
    const der = Buffer.from(token?.values[0]?.toBER(false) ?? '')
    const signature = info?.signature.valueBlock.valueHexView ?? new Uint8Array()
    const digest = createHash('sha256').update(signature).digest('hex')
    const files = { 'token.der': der, 'trusted.pem': authority.certificate }
    const check = (of: string) =>
      saidBy(
        'openssl',
        ['ts', '-verify', '-token_in', '-digest', of, '-in', 'token.der', '-CAfile', 'trusted.pem'],
        files,
      )
    const judged = {
      openssl: isInstalled('openssl', 'version') ? [check(digest), check('0'.repeat(64))] : null,
      poppler: isInstalled('pdfsig', '-v')
        ? saidBy('pdfsig', ['-nocert', 'sealed.pdf'], { 'sealed.pdf': bytes })
        : null,
    }
    expect(der.length).toBeGreaterThan(500)
    expect(judged.openssl ?? [ok, null]).toEqual([ok, null])
    expect(judged.poppler ?? 'Signature is Valid').toContain('Signature is Valid')
    expect(judged.poppler ?? 'Total document signed').toContain('Total document signed')
  })

  it.each(['down', 'mistaken'] as const)(
    'waits for an authority that is %s, or is made without once that is wished only',
    async (mood) => {
      authority.be(mood)
      const asked = authority.asked()
      await expect(
        stamped().seal(plainPdf, null, { ...order, timestamp: 'needed' }),
      ).rejects.toThrow(TimestampUnavailable)
      const { bytes, timestampedAt } = await stamped().seal(plainPdf, null, {
        ...order,
        timestamp: 'wished',
      })
      expect([timestampedAt, authority.asked() - asked]).toEqual([null, 2])
      expect(signatureOf(bytes).signerInfos[0]?.unsignedAttrs).toBeUndefined()
    },
  )

  it('asks nobody where no authority is configured', async () => {
    const { timestampedAt } = await plain().seal(plainPdf, null, { ...order, timestamp: 'needed' })
    expect(timestampedAt).toBeNull()
  })
})

describe('the thread of seals', () => {
  it('takes no key: it asks for each signature, fails with the reason of a key that refuses, and goes on', async () => {
    let isLocked = true
    const asked: string[] = []
    const seal = padesSeal(async () => {
      const { sign, ...key } = await signer
      return {
        ...key,
        sign: async (data, algorithm) => {
          asked.push(algorithm)
          if (isLocked) throw new Error('The key is locked.')
          return sign.call(await signer, data, algorithm)
        },
      }
    }, null)
    const wished = { ...order, timestamp: 'wished' } as const
    await expect(seal.seal(plainPdf, null, wished)).rejects.toThrow('The key is locked.')
    isLocked = false
    const done: string[] = []
    const sealed = seal.seal(plainPdf, null, wished).then(({ bytes }) => {
      done.push('sealed')
      return bytes
    })
    await new Promise((resolve) => setImmediate(resolve))
    done.push('other work')
    expect(signatureOf(await sealed).signerInfos).toHaveLength(1)
    expect([done, asked]).toEqual([
      ['other work', 'sealed'],
      ['SHA-256', 'SHA-256'],
    ])
  })

  it('says what is wrong with a document', async () => {
    await expect(
      plain().seal(Buffer.from('no document'), null, { ...order, timestamp: 'wished' }),
    ).rejects.toThrow(/cannot be sealed/)
  })
})
