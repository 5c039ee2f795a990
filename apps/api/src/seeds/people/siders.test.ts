import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInCatalogue } from '../../catalogue/catalogue.ts'
import type { DemoCompanyKey } from './sider-profile.ts'
import { demoCompanyKeys, genderedName } from './sider-profile.ts'
import { demoSiders } from './siders.ts'

function known(company: DemoCompanyKey | null): number {
  return demoSiders.filter((sider) => sider.company === company).length
}

describe('Siders of the demo', () => {
  it('ENT-33 are sixty people, each told apart by key, phone number and email', () => {
    expect(demoSiders).toHaveLength(60)
    const distinct = (['key', 'phoneNumber', 'email'] as const).map(
      (field) => new Set(demoSiders.map((sider) => sider[field])).size,
    )
    expect(distinct).toEqual([60, 60, 60])
  })

  it('ENT-33 can be reached nowhere: reserved numbers, reserved domain', () => {
    expect(demoSiders.filter(({ phoneNumber }) => !/^\+3363998\d{4}$/.test(phoneNumber))).toEqual(
      [],
    )
    const email = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*@example\.test$/
    expect(demoSiders.map((sider) => sider.email).filter((text) => !email.test(text))).toEqual([])
  })

  it('ENT-33 belong to the companies of the demo, or to none', () => {
    expect(known('maison-lumiere')).toBeGreaterThanOrEqual(20)
    expect(known('entrepot-boreal')).toBeGreaterThanOrEqual(12)
    const bellerive = demoCompanyKeys.filter((key) => key.startsWith('bellerive-'))
    expect(bellerive.every((key) => known(key) > 0)).toBe(true)
    expect(bellerive.reduce((sum, key) => sum + known(key), 0)).toBeGreaterThanOrEqual(12)
    expect(known(null)).toBeGreaterThan(0)
  })

  it('hold licences and speak languages of the catalogue', () => {
    const unknown = demoSiders.filter(
      ({ licenceIds, languageIds }) =>
        !licenceIds.every((id) => isInCatalogue('licence', id)) ||
        !languageIds.every((id) => isInCatalogue('language', id)),
    )
    expect(unknown).toEqual([])
    expect(demoSiders.some(({ licenceIds }) => licenceIds.includes('caces-r489-5'))).toBe(true)
  })

  it('ENT-34 have job titles of the catalogue, experiences and educations', () => {
    const incomplete = demoSiders.filter(
      ({ jobTitleIds, experiences, educations }) =>
        jobTitleIds.length === 0 ||
        !jobTitleIds.every((id) => isInCatalogue('jobTitle', id)) ||
        experiences.length === 0 ||
        educations.length === 0,
    )
    expect(incomplete).toEqual([])
  })

  it('ENT-34 tell in each experience what was done, where and how long', () => {
    const experiences = demoSiders.flatMap((sider) => sider.experiences)
    const poor = experiences.filter(
      ({ categories, subtasks, durationMonths, companyName, name }) =>
        categories.length !== 1 ||
        new Set(subtasks).size !== 4 ||
        durationMonths < 1 ||
        companyName === '' ||
        name.includes('/'),
    )
    expect(poor).toEqual([])
  })

  it('ENT-34 studied in an order of years that is possible', () => {
    const years = demoSiders.flatMap((sider) => sider.educations)
    const impossible = years.filter(
      ({ startYear, endYear }) => startYear < 1980 || (endYear !== null && endYear < startYear),
    )
    expect(impossible).toEqual([])
  })

  it('N-38 were praised by most companies and refused by a few', () => {
    const feedbacks = demoSiders.flatMap((sider) => sider.feedbacks)
    const refusals = feedbacks.filter(({ workAgain }) => workAgain === -1)
    expect(refusals.length).toBeGreaterThanOrEqual(3)
    expect(refusals.length).toBeLessThanOrEqual(8)
    expect(feedbacks.length - refusals.length).toBeGreaterThan(40)
    expect(new Set(feedbacks.map(({ comment }) => comment)).size).toBe(feedbacks.length)
    expect(feedbacks.filter(({ daysAgo }) => daysAgo < 1)).toEqual([])
  })

  it('N-37 were praised by another company of their group too', () => {
    const lent = demoSiders.filter(({ company, feedbacks }) =>
      feedbacks.some((feedback) => feedback.company !== company),
    )
    expect(lent.map(({ key }) => key)).toEqual(['aurelie-chapuis'])
  })

  it.each([
    ['Serveur / Serveuse', 'Serveur', 'Serveuse'],
    ['Opérateur / Opératrice de production', 'Opérateur de production', 'Opératrice de production'],
    ['Chef de rang / Cheffe de rang', 'Chef de rang', 'Cheffe de rang'],
    [
      'Assistant administratif / Assistante administrative',
      'Assistant administratif',
      'Assistante administrative',
    ],
    ['Valet / Femme de chambre', 'Valet de chambre', 'Femme de chambre'],
    ['Cariste', 'Cariste', 'Cariste'],
  ])('ENT-34 writes %j for him and for her', (label, his, hers) => {
    expect(genderedName(label, 'm')).toBe(his)
    expect(genderedName(label, 'f')).toBe(hers)
  })
})

it('the README names Siders of the demo by their own numbers', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8')
  const told = [...readme.matchAll(/(\S+ \S+) \(`(\+336\d{8})`\)/g)].map(([, name, phone]) => [
    name,
    phone,
  ])
  expect(told.length).toBeGreaterThanOrEqual(2)
  const known = demoSiders.map(({ firstName, lastName, phoneNumber }) => [
    `${firstName} ${lastName}`,
    phoneNumber,
  ])
  for (const one of told) expect(known).toContainEqual(one)
})
