import { describe, expect, it } from 'vitest'
import { domainIssues, domainOf, domainRecord, domainState } from './sign-on-domain.ts'

describe('a domain', () => {
  it.each(['maison-lumiere.test', 'a.fr', 'mail.xn--socit-esab.fr', 'x1.co.uk'])('%s', (name) =>
    expect(domainIssues(name)).toEqual([]),
  )

  it.each([
    'test',
    'maison_lumiere.test',
    '.test',
    'a..fr',
    '-a.fr',
    'a-.fr',
    'a.fr.',
    'http://a.fr',
    'a.fr/x',
    'moi@a.fr',
    '10.0.0.1',
    `${'a'.repeat(64)}.fr`,
    `${'abcd.'.repeat(50)}test`,
  ])('is not %s', (name) =>
    expect(domainIssues(name)).toEqual([{ path: ['domain'], key: 'errors.sso.domain_form' }]),
  )

  it('is what follows the « @ » of an e-mail', () =>
    expect(domainOf('ana@Maison-Lumiere.test')).toBe('maison-lumiere.test'))

  it('is proved by a text of its own zone', () =>
    expect(domainRecord('a.fr', 'abc')).toEqual({
      name: '_renfort.a.fr',
      text: 'renfort-verification=abc',
    }))

  it.each([
    [{ verifiedAt: null, missingSince: null }, 'unverified'],
    [{ verifiedAt: 1, missingSince: null }, 'verified'],
    [{ verifiedAt: 1, missingSince: 2 }, 'missing'],
  ])('%j is %s', (domain, state) => expect(domainState(domain)).toBe(state))
})
