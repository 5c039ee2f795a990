import { beforeAll, describe, expect, it, vi } from 'vitest'
import { communeCoordinates } from './commune-coordinates.ts'
import { communeKey, loadCommuneTable } from './commune-table.ts'
import { embeddedMaps } from './gazetteer.ts'
import { encodePlaceId } from './place-id.ts'

const maps = embeddedMaps()

async function labels(query: string): Promise<string[]> {
  return (await maps.autocomplete(query, 'FR')).map(({ label }) => label)
}

async function firstPlace(query: string) {
  const [first] = await maps.autocomplete(query, 'FR')
  return first === undefined ? null : maps.place(first.placeId)
}

describe('embedded maps', () => {
  beforeAll(async () => {
    await maps.autocomplete('Lyon', 'FR')
  })

  it('POST-33 keeps the street as it was typed and completes the commune', async () => {
    expect(await labels('12 rue de la République Lyon')).toEqual(
      expect.arrayContaining([
        '12 rue de la République, 69001 Lyon',
        '12 rue de la République, 69002 Lyon',
        '12 rue de la République, 69009 Lyon',
      ]),
    )
    expect(await labels('12 bis av. Jean Jaurès 31000 Toulouse')).toEqual([
      '12 bis av. Jean Jaurès, 31000 Toulouse',
    ])
  })

  it.each([
    ['lyon 3', '69003 Lyon'],
    ['Lyon 3ème arrondissement', '69003 Lyon'],
    ['69003', '69003 Lyon'],
    ['marseille 08', '13008 Marseille'],
    ['PARIS 15e', '75015 Paris'],
    ['F-75011 Paris', '75011 Paris'],
  ])('POST-33 reads the arrondissement of %j', async (query, expected) => {
    expect(await labels(query)).toEqual([expected])
  })

  it('POST-33 knows both postcodes of the sixteenth arrondissement of Paris', async () => {
    expect(await labels('paris 16')).toEqual(['75016 Paris', '75116 Paris'])
  })

  it.each([
    ['st etienne', '42000 Saint-Étienne'],
    ['SAINT ÉTIENNE', '42000 Saint-Étienne'],
    ["l'hay-les-roses", "94240 L'Haÿ-les-Roses"],
    ['chalon s/ saone', '71100 Chalon-sur-Saône'],
    ['rochelle', '17000 La Rochelle'],
    ['saint germain laye', '78100 Saint-Germain-en-Laye'],
    ['marselle', '13001 Marseille'],
    ['31000 Tolouse', '31000 Toulouse'],
    ['Bellegarde-sur-Valserine', '01200 Valserhône'],
    ['10 cours Lafayette, 69003 Lyon, France', '10 cours Lafayette, 69003 Lyon'],
    ['69003 Lyon, 10 cours Lafayette', '10 cours Lafayette, 69003 Lyon'],
    ['1 place Bellecour 69287 Lyon Cedex 02', '1 place Bellecour, 69002 Lyon'],
    ['12 rue de Paris Lille', '12 rue de Paris, 59000 Lille'],
    ['12 rue du 8 mai 1945 Nantes', '12 rue du 8 mai 1945, 44000 Nantes'],
    ['3 impasse des Lilas 44000', '3 impasse des Lilas, 44000 Nantes'],
    ['Tour Montparnasse Paris', 'Tour Montparnasse, 75001 Paris'],
  ])('POST-33 understands %j', async (query, expected) => {
    expect((await labels(query))[0]).toBe(expected)
  })

  it('POST-33 ranks communes of one name by population', async () => {
    const found = await labels('saint denis')
    expect(found.indexOf('93200 Saint-Denis')).toBeGreaterThan(found.indexOf('97400 Saint-Denis'))
    expect(found.indexOf('93200 Saint-Denis')).toBeLessThan(5)
  })

  it.each(['', '   ', ',,,', '🎉', '7', '12 rue de', '12 rue de Paris', 'zzzzzzzz'])(
    'POST-33 suggests nothing for %j',
    async (query) => {
      expect(await labels(query)).toEqual([])
    },
  )

  it('POST-33 has data for France only', async () => {
    expect(await maps.autocomplete('Lyon', 'BE')).toEqual([])
    expect(await labels('Nouméa')).toEqual([])
    expect((await maps.autocomplete('Lyon', 'fr')).length).toBeGreaterThan(0)
  })

  it('POST-33 shows at most ten suggestions, each with its own id', async () => {
    const found = await maps.autocomplete('saint', 'FR')
    expect(found).toHaveLength(10)
    expect(new Set(found.map(({ placeId }) => placeId)).size).toBe(10)
  })

  it('ENT-03 gives every field of a location', async () => {
    expect(await firstPlace('12 bis av. Jean Jaurès 31000 Toulouse')).toEqual({
      address: '12 bis av. Jean Jaurès, 31000 Toulouse',
      streetNumber: '12 bis',
      streetName: 'av. Jean Jaurès',
      postalCode: '31000',
      city: 'Toulouse',
      region: 'Occitanie',
      department: 'Haute-Garonne',
      country: 'FR',
      lat: 43.604,
      lng: 1.444,
    })
  })

  it('ENT-03 leaves the position of a small commune empty rather than wrong', async () => {
    expect(await firstPlace('01400 L’Abergement-Clémenciat')).toMatchObject({
      city: "L'Abergement-Clémenciat",
      streetNumber: null,
      streetName: null,
      lat: null,
      lng: null,
    })
  })

  it('ENT-03 refuses a postcode or a commune that an id makes up', async () => {
    const id = (communeCode: string, postalCode: string): string =>
      encodePlaceId({ communeCode, postalCode, street: '' })
    expect(await maps.place(id('69123', '69003'))).not.toBeNull()
    expect(await maps.place(id('69123', '75001'))).toBeNull()
    expect(await maps.place(id('99999', '69003'))).toBeNull()
  })

  it('ENT-03 places its towns where the data set has them', async () => {
    const communes = await loadCommuneTable()
    const nameOf = (code: string): string => {
      const row = communes.rowOf(code)
      return row === null ? 'unknown' : communeKey(communes.commune(row).name)
    }
    expect(communeCoordinates.map(([code]) => nameOf(code))).toEqual(
      communeCoordinates.map(([, name]) => communeKey(name)),
    )
    const strayed = communeCoordinates.filter(
      ([code, , lat, lng]) =>
        !code.startsWith('97') && (lat < 41.3 || lat > 51.1 || lng < -5.2 || lng > 9.6),
    )
    expect(strayed).toEqual([])
    expect(new Set(communeCoordinates.map(([code]) => code)).size).toBe(communeCoordinates.length)
  })

  it('POST-33 answers a hostile query of full length with a short list', async () => {
    await labels('Marselle')
    const queries = ['saint '.repeat(34), 'a '.repeat(100), 'a,'.repeat(100), '1 '.repeat(5000)]
    for (const query of queries) expect((await labels(query)).length).toBeLessThanOrEqual(10)
  })
})

describe('loading of the embedded maps', () => {
  it('POST-33 reads the data once, at the first question', async () => {
    const load = vi.fn<typeof loadCommuneTable>(loadCommuneTable)
    const fresh = embeddedMaps(load)
    expect(await fresh.autocomplete('Lyon', 'BE')).toEqual([])
    expect(await fresh.place('not an id')).toBeNull()
    expect(load).not.toHaveBeenCalled()
    await Promise.all([fresh.autocomplete('Lyon', 'FR'), fresh.autocomplete('Nice', 'FR')])
    await fresh.autocomplete('Brest', 'FR')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
