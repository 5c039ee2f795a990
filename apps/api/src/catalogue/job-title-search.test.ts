import { describe, expect, it } from 'vitest'
import { jobTitles } from './job-titles.ts'
import { searchJobTitles } from './job-title-search.ts'

function ids(query: string, locale: 'fr' | 'en' = 'fr'): string[] {
  return searchJobTitles(query, locale).map(({ id }) => id)
}

describe('search of job titles', () => {
  it.each([
    ['serv', 'waiter'],
    ['SERVEUSE', 'waiter'],
    ['serveuze', 'waiter'],
    ['réception', 'hotel-receptionist'],
    ['receptio', 'hotel-receptionist'],
    ['carist', 'forklift-driver'],
    ['carsite', 'forklift-driver'],
    ['cuisto', 'cook'],
    ['vigile', 'security-guard'],
    ['manoeuvre', 'construction-labourer'],
    ['aide soignante', 'care-assistant'],
    ['electricien', 'electrician'],
    ['préparatrice de commandes', 'order-picker'],
    ['nettoyage bureaux', 'office-cleaner'],
    ['permis B', 'delivery-driver'],
    ['waiter', 'waiter'],
  ])('JD-09 finds %j in French', (query, expected) => {
    expect(ids(query)[0]).toBe(expected)
  })

  it.each([
    ['wait', 'waiter'],
    ['nurse', 'nurse'],
    ['forklift', 'forklift-driver'],
    ['Cleaner', 'office-cleaner'],
    ['serveur', 'waiter'],
  ])('JD-09 finds %j in English', (query, expected) => {
    expect(ids(query, 'en')[0]).toBe(expected)
  })

  it('JD-09 finds a job by its tasks', () => {
    expect(ids('encaisser')).toEqual(expect.arrayContaining(['cashier', 'waiter', 'barista']))
  })

  it('JD-09 finds every job title by its own French and English name', () => {
    const lost = jobTitles.filter(
      ({ id, label }) => !ids(label.fr).includes(id) || !ids(label.en, 'en').includes(id),
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it('JD-09 returns the twenty best matches at most', () => {
    expect(ids('a')).toHaveLength(0)
    expect(ids('co').length).toBeLessThanOrEqual(20)
  })

  it.each(['', '   ', '!?', 'xyzxyz'])('JD-09 finds nothing for %j', (query) => {
    expect(ids(query)).toEqual([])
  })
})
