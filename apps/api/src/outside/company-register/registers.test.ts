import { describe, expect, it } from 'vitest'
import { playedService, type Respond } from '../../testing/played-service.ts'
import { openRegister } from './open-register.ts'
import { CompanyRegisterUnavailable } from './port.ts'
import { sireneRegister } from './sirene.ts'

const siret = '99900020100023'

const current = {
  dateFin: null,
  dateDebut: '2021-03-01',
  etatAdministratifEtablissement: 'A',
  enseigne1Etablissement: 'LES HALLES',
  enseigne2Etablissement: null,
  denominationUsuelleEtablissement: null,
  activitePrincipaleEtablissement: '47.11D',
  nomenclatureActivitePrincipaleEtablissement: 'NAFRev2',
}
const before = {
  ...current,
  dateFin: '2021-02-28',
  dateDebut: '2008-01-01',
  enseigne1Etablissement: 'ANCIENNE ENSEIGNE',
  activitePrincipaleEtablissement: '47.11B',
}
const unit = {
  statutDiffusionUniteLegale: 'O',
  etatAdministratifUniteLegale: 'A',
  denominationUniteLegale: 'LES HALLES DU RHONE',
  denominationUsuelle1UniteLegale: null,
  sigleUniteLegale: null,
  prenomUsuelUniteLegale: null,
  nomUniteLegale: null,
  nomUsageUniteLegale: null,
  categorieJuridiqueUniteLegale: '5710',
}
const establishment = {
  siren: '999000201',
  nic: '00023',
  siret,
  statutDiffusionEtablissement: 'O',
  etablissementSiege: true,
  uniteLegale: unit,
  adresseEtablissement: { codePostalEtablissement: '69003' },
  periodesEtablissement: [before, current],
}
const lesHalles = {
  siret,
  name: 'LES HALLES DU RHONE',
  businessName: 'LES HALLES',
  apeCodes: { 'naf-rev2': '4711D' },
  isClosed: false,
  isPartial: false,
}
const sireneAnswer = (changes: object = {}) =>
  JSON.stringify({
    header: { statut: 200, message: 'ok' },
    etablissement: { ...establishment, ...changes },
  })

const place = {
  siret,
  activite_principale: '47.11D',
  etat_administratif: 'A',
  est_siege: false,
  liste_enseignes: ['LES HALLES'],
  nom_commercial: null,
  statut_diffusion_etablissement: 'O',
}
const company = {
  siren: '999000201',
  nom_complet: 'LES HALLES DU RHONE (HALLES)',
  nom_raison_sociale: 'LES HALLES DU RHONE',
  sigle: 'HALLES',
  etat_administratif: 'A',
  statut_diffusion: 'O',
  activite_principale: '70.10Z',
  siege: { ...place, siret: '99900020100015', liste_enseignes: ['AU SIEGE'] },
  matching_etablissements: [place],
}
const openAnswer = (changes: object = {}, own: object = {}) =>
  JSON.stringify({
    results: [{ ...company, matching_etablissements: [{ ...place, ...own }], ...changes }],
    total_results: 1,
    page: 1,
    per_page: 1,
    total_pages: 1,
  })

const service = playedService((reply) => reply.end())
const base = () => `${service.origin}/registre`
const asked = () =>
  service.asked.map(({ url, headers }) => ({
    url: new URL(url, service.origin),
    key: headers['x-insee-api-key-integration'],
  }))

const registers = [
  ['Insee', (timeout?: number) => sireneRegister('a-key', base(), timeout)],
  ['the open register', (timeout?: number) => openRegister(`${base()}/`, timeout)],
] as const

describe('the register of Insee', () => {
  const find = () => sireneRegister('a-key', base()).find(siret)

  it('SET-17 is asked for the establishment, with its key', async () => {
    service.respond = (reply) => reply.end(sireneAnswer())
    expect(await find()).toEqual(lesHalles)
    expect(asked()[0]?.url.pathname).toBe(`/registre/siret/${siret}`)
    expect(asked()[0]?.key).toBe('a-key')
  })

  it('SET-19 gives the code of both lists while both are known, and none of an older list', async () => {
    service.respond = (reply) =>
      reply.end(sireneAnswer({ activitePrincipaleNAF25Etablissement: '47.11Y' }))
    expect((await find())?.apeCodes).toEqual({ 'naf-rev2': '4711D', 'naf-2025': '4711Y' })
    const old = { ...current, nomenclatureActivitePrincipaleEtablissement: 'NAF1993' }
    service.respond = (reply) => reply.end(sireneAnswer({ periodesEtablissement: [old] }))
    expect((await find())?.apeCodes).toEqual({})
  })

  it('SET-17 names a sole trader, and hides data that may not be shown', async () => {
    const person = {
      ...unit,
      denominationUniteLegale: null,
      prenomUsuelUniteLegale: 'AWA',
      nomUniteLegale: 'DIALLO',
    }
    service.respond = (reply) => reply.end(sireneAnswer({ uniteLegale: person }))
    expect((await find())?.name).toBe('AWA DIALLO')
    const hidden = {
      ...person,
      statutDiffusionUniteLegale: 'P',
      prenomUsuelUniteLegale: '[ND]',
      nomUniteLegale: '[ND]',
    }
    const own = { ...current, enseigne1Etablissement: '[ND]' }
    service.respond = (reply) =>
      reply.end(sireneAnswer({ uniteLegale: hidden, periodesEtablissement: [own] }))
    expect(await find()).toMatchObject({ name: null, businessName: null, isPartial: true })
  })

  it.each([
    [
      'the establishment',
      { periodesEtablissement: [{ ...current, etatAdministratifEtablissement: 'F' }, before] },
    ],
    ['the whole company', { uniteLegale: { ...unit, etatAdministratifUniteLegale: 'C' } }],
  ])('SET-17 marks %s as closed', async (_what, changes) => {
    service.respond = (reply) => reply.end(sireneAnswer(changes))
    expect((await find())?.isClosed).toBe(true)
  })
})

describe('the open register', () => {
  const find = () => openRegister(base()).find(siret)

  it('SET-17 is asked for the number, and answers that establishment', async () => {
    service.respond = (reply) => reply.end(openAnswer())
    expect(await find()).toEqual(lesHalles)
    expect(asked()[0]?.url.pathname).toBe('/registre/search')
    expect(asked()[0]?.url.searchParams.get('q')).toBe(siret)
    expect(asked()[0]?.key).toBeUndefined()
  })

  it('SET-17 takes the seat where it is the one, and nothing of another establishment', async () => {
    service.respond = (reply) =>
      reply.end(
        openAnswer({ matching_etablissements: [], siege: { ...place, liste_enseignes: null } }),
      )
    expect((await find())?.businessName).toBe('HALLES')
    service.respond = (reply) => reply.end(openAnswer({ matching_etablissements: [] }))
    expect(await find()).toBeNull()
  })

  it('SET-17 marks closed and hidden establishments, and gives the code of the new list', async () => {
    service.respond = (reply) => reply.end(openAnswer({}, { etat_administratif: 'F' }))
    expect((await find())?.isClosed).toBe(true)
    service.respond = (reply) => reply.end(openAnswer({ etat_administratif: 'C' }))
    expect((await find())?.isClosed).toBe(true)
    const hidden = {
      nom_raison_sociale: null,
      nom_complet: '[NON-DIFFUSIBLE]',
      sigle: null,
      statut_diffusion: 'P',
    }
    service.respond = (reply) =>
      reply.end(openAnswer(hidden, { liste_enseignes: null, activite_principale_naf25: '47.11Y' }))
    expect(await find()).toMatchObject({
      name: null,
      businessName: null,
      isPartial: true,
      apeCodes: { 'naf-rev2': '4711D', 'naf-2025': '4711Y' },
    })
  })

  it('SET-17 answers null when nothing is found', async () => {
    service.respond = (reply) => reply.end(JSON.stringify({ results: [], total_results: 0 }))
    expect(await find()).toBeNull()
  })
})

describe.each(registers)('%s', (_name, register) => {
  it('SET-17 answers null for a number that it does not know', async () => {
    service.respond = (reply) =>
      reply.writeHead(404).end('{"header":{"statut":404,"message":"Aucun élément trouvé"}}')
    expect(await register().find(siret)).toBeNull()
  })

  it.each<[string, Respond]>([
    ['an error status', (reply) => reply.writeHead(503).end('{}')],
    ['a key that is not accepted', (reply) => reply.writeHead(401).end('{}')],
    ['too many requests', (reply) => reply.writeHead(429).end('{}')],
    ['no JSON', (reply) => reply.end('<html>')],
    ['another shape', (reply) => reply.end('{"etablissements":[]}')],
    ['a broken connection', (reply) => reply.destroy()],
    ['silence', () => undefined],
    ['half an answer', (reply) => reply.write('{"results":[')],
  ])('SET-17 reports %s as a register that does not answer', async (_case, failure) => {
    service.respond = failure
    await expect(register(150).find(siret)).rejects.toThrow(CompanyRegisterUnavailable)
  })
})
