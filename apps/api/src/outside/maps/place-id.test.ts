import { describe, expect, it } from 'vitest'
import { decodePlaceId, encodePlaceId } from './place-id.ts'

const lyon = { communeCode: '69123', postalCode: '69003', street: '12 rue de l’Abbé | Noël' }

function idOf(text: string): string {
  return `fr.${Buffer.from(text, 'utf8').toString('base64url')}`
}

describe('id of an embedded place', () => {
  it('POST-33 carries the whole place', () => {
    expect(decodePlaceId(encodePlaceId(lyon))).toEqual(lyon)
    expect(decodePlaceId(encodePlaceId({ ...lyon, communeCode: '2A004', street: '' }))).toEqual({
      ...lyon,
      communeCode: '2A004',
      street: '',
    })
  })

  it('POST-33 stays within the length that the contract accepts', () => {
    const longest = encodePlaceId({ ...lyon, street: '語'.repeat(120) })
    expect(longest.length).toBeLessThanOrEqual(500)
    expect(decodePlaceId(longest)).not.toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['another prefix', encodePlaceId(lyon).replace('fr.', 'ban.')],
    ['characters outside base64url', `${encodePlaceId(lyon)}=`],
    ['a non-canonical encoding', `${encodePlaceId({ ...lyon, street: 'a' })}A`],
    ['a code that is none', idOf("69'23|69003|rue")],
    ['a postcode that is none', idOf('69123|6900|rue')],
    ['a missing part', idOf('69123|69003')],
    ['a control character', idOf('69123|69003|rue\u0000')],
    ['a line break', idOf('69123|69003|rue\nNationale')],
    [
      'bytes that are no text',
      `fr.${Buffer.from([0xff, ...Array(20).fill(0xfe)]).toString('base64url')}`,
    ],
    ['a street that is too long', idOf(`69123|69003|${'a'.repeat(121)}`)],
    ['an endless id', `fr.${'A'.repeat(100_000)}`],
  ])('POST-33 answers null for %s', (_case, placeId) => {
    expect(decodePlaceId(placeId)).toBeNull()
  })
})
