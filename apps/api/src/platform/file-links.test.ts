import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFileLinks } from './file-links.ts'

const key = 'logo/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.webp'
const clock = { at: Date.parse('2026-12-02T09:00:30Z'), epochMilliseconds: () => clock.at }
const secret = randomBytes(32)
const links = createFileLinks(secret, clock)
const segmentOf = (url: string | null) => url?.replace('/api/download/', '') ?? ''

describe('the address of a file', () => {
  it('G-18 serves for a quarter of an hour at most, and 14 minutes at least', () => {
    const segment = segmentOf(links.link(key))
    const start = clock.at
    for (const [minutes, opens] of [
      [0, true],
      [14, true],
      [15, false],
      [60 * 24, false],
    ] as const) {
      clock.at = start + minutes * 60_000
      expect(links.open(segment) !== null, `${minutes} minutes`).toBe(opens)
    }
    clock.at = start
    expect(links.open(segment)).toEqual({ key, remainingSeconds: 870 })
  })

  it('INV-07 says what the file is saved as, where that is a name', () => {
    const nameIn = (name: string) => links.open(segmentOf(links.link(key, name)))?.name
    expect(nameIn('F2026-000001')).toBe('F2026-000001')
    for (const unfit of ['../x', 'a b', 'a"b', '', 'x'.repeat(41)]) {
      expect(nameIn(unfit)).toBeUndefined()
    }
  })

  it('G-18 opens nothing once a sign of it has changed', () => {
    const segment = segmentOf(links.link(key))
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
    fc.assert(
      fc.property(fc.nat(segment.length - 2), fc.constantFrom(...signs), (index, sign) => {
        const changed = segment.slice(0, index) + sign + segment.slice(index + 1)
        fc.pre(changed !== segment)
        expect(links.open(changed)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(links.open(text)).toBeNull()
      }),
    )
  })

  it('G-18 is the same within a minute, and another one for another file or minute', () => {
    const start = clock.at
    const other = key.replace('6f', '7f')
    const now = [links.link(key), links.link(other)]
    expect([links.link(key), links.link(other)]).toEqual(now)
    expect(links.open(segmentOf(now[1] ?? null))?.key).toBe(other)
    clock.at = start + 60_000
    expect(links.link(key)).not.toBe(now[0])
    expect(links.open(segmentOf(links.link(key)))).toEqual({ key, remainingSeconds: 870 })
    clock.at = start
  })

  it('is of one installation: another secret opens nothing', () => {
    const other = createFileLinks(randomBytes(32), clock)
    expect(other.open(segmentOf(links.link(key)))).toBeNull()
  })

  it('leaves any other address as it is', () => {
    for (const address of [null, '', '/brand/company.svg', 'https://a.test/x.png', 'logo/../x']) {
      expect(links.link(address)).toBe(address)
    }
  })

  it('is whole where the web app lives elsewhere', () => {
    expect(createFileLinks(secret, clock, 'https://api.test').link(key)).toMatch(
      /^https:\/\/api\.test\/api\/download\//,
    )
  })
})
