import { folded } from '@renfort/domain/kernel/folded.ts'
import { describe, expect, it } from 'vitest'
import {
  equipment,
  isInCatalogue,
  jobTitle,
  jobTitleChoices,
  labelOf,
  languageChoice,
  namedJobTitle,
  options,
  risk,
  subtasksOf,
} from './catalogue.ts'
import { dressCodes } from './dress-codes.ts'
import { equipments } from './equipments.ts'
import { experiences } from './experiences.ts'
import { industries } from './industries.ts'
import { jobFamilies } from './job-families.ts'
import { jobTitles } from './job-titles.ts'
import type { CatalogueItem } from './label.ts'
import { languages } from './languages.ts'
import { licences } from './licences.ts'
import { riskGroups, risks } from './risks.ts'
import { tools } from './tools.ts'

const subtasks = jobTitles.flatMap((title) => title.subtasks)
const kinds: readonly (readonly [string, readonly CatalogueItem[], number])[] = [
  ['job families', jobFamilies, 12],
  ['job titles', jobTitles, 60],
  ['subtasks', subtasks, 300],
  ['safety equipments', equipments.filter((item) => item.group === 'Safety'), 15],
  ['other equipments', equipments.filter((item) => item.group === 'Other'), 15],
  ['dress codes', dressCodes, 10],
  ['risks', risks, 40],
  ['risk groups', riskGroups, 12],
  ['tools', tools, 40],
  ['licences', licences, 30],
  ['languages', languages.map(({ code, label }) => ({ id: code, label })), 22],
  ['experiences', experiences, 15],
  ['industries', industries, 12],
]

describe.each(kinds)('catalogue of %s', (_name, list, atLeast) => {
  it(`N-10 holds at least ${atLeast}`, () => {
    expect(list.length).toBeGreaterThanOrEqual(atLeast)
  })

  it('N-10 gives each a stable id of its own', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    // Risk groups keep the spelling of N-10, `manualHandling`.
    const form = list === riskGroups ? /^[a-zA-Z]+$/ : /^[a-z0-9]+(?:-[a-z0-9]+)*$/
    expect(list.filter(({ id }) => id.length > 80 || !form.test(id))).toEqual([])
  })

  it('N-10 names each in French and in English, on one tidy line', () => {
    const untidy = list.filter(({ label }) =>
      [label.fr, label.en].some(
        (text) =>
          text.length < 2 || text.length > 80 || text !== text.trim() || /["';:]|  /.test(text),
      ),
    )
    expect(untidy).toEqual([])
  })

  it('N-10 never gives two choices one name', () => {
    const inFrench = list.map(({ id, label }) =>
      subtasks.some((s) => s.id === id) ? id : folded(label.fr),
    )
    expect(new Set(inFrench).size).toBe(list.length)
  })
})

describe('job titles', () => {
  it('N-10 proposes five to eight distinct subtasks for each', () => {
    const outside = jobTitles.filter(({ subtasks: own }) => own.length < 5 || own.length > 8)
    expect(outside.map(({ id }) => id)).toEqual([])
    const repeated = jobTitles.filter(
      ({ subtasks: own }) => new Set(own.map(({ label }) => label.fr)).size < own.length,
    )
    expect(repeated).toEqual([])
  })

  it('N-10 has job titles in every family', () => {
    const families = new Set(jobTitles.map(({ family }) => family))
    expect(families.size).toBe(jobFamilies.length)
  })

  it('JD-09 lists every job title, family by family, in the reader’s language', () => {
    const french = jobTitleChoices('fr')
    expect(french).toHaveLength(jobTitles.length)
    expect(french[0]?.family).toEqual({ id: 'hospitality', name: 'Hôtellerie et restauration' })
    expect(french).toContainEqual({
      id: 'waiter',
      name: 'Serveur / Serveuse',
      family: { id: 'hospitality', name: 'Hôtellerie et restauration' },
    })
    expect(jobTitleChoices('en').map(({ name }) => name)).toContain('Waiter / Waitress')
  })

  it('JD-09 gives the subtasks of a job title, and none for an unknown one', () => {
    expect(subtasksOf('waiter')?.map(({ id }) => id)).toContain('waiter-take-orders')
    expect(subtasksOf('astronaut')).toBeNull()
    expect(jobTitle('__proto__')).toBeNull()
  })

  it('JD-09 names a job title with its family', () => {
    const title = jobTitle('forklift-driver')
    expect(title && namedJobTitle(title, 'fr')).toEqual({
      id: 'forklift-driver',
      name: 'Cariste',
      family: { id: 'logistics', name: 'Logistique et entreposage' },
    })
  })
})

describe('order of the options', () => {
  it('JD-37 lists licence B first, then CACES 1, 3 and 5', () => {
    const names = options('fr').licences.map(({ name }) => name)
    expect(names[0]).toMatch(/^Permis B /)
    expect(names.slice(1, 5).map((name) => name.slice(0, 8))).toEqual([
      'CACES 1A',
      'CACES 1B',
      'CACES 3 ',
      'CACES 5 ',
    ])
  })

  it.each(['fr', 'en'] as const)('JD-38 lists the preferred languages first in %s', (locale) => {
    const codes = [...new Set(options(locale).languages.map(({ ISOCode }) => ISOCode))]
    expect(codes.slice(0, 7)).toEqual(['fre', 'eng', 'ger', 'spa', 'ara', 'ita', 'por'])
    const others = options(locale)
      .languages.slice(28)
      .map(({ name }) => name)
    expect(others).toEqual([...others].sort(new Intl.Collator(locale).compare))
  })

  it('JD-39 offers each language at its four levels, under one id each', () => {
    const english = options('fr').languages.filter(({ ISOCode }) => ISOCode === 'eng')
    expect(english.map(({ id, level, name }) => [id, level, name])).toEqual([
      ['eng-beginner', 'beginner', 'Anglais'],
      ['eng-intermediate', 'intermediate', 'Anglais'],
      ['eng-fluent', 'fluent', 'Anglais'],
      ['eng-native', 'native', 'Anglais'],
    ])
    expect(languageChoice('eng-fluent')).toMatchObject({ ISOCode: 'eng', level: 'fluent' })
    expect(languageChoice('eng-expert')).toBeNull()
  })

  it('POST-65 orders the levels of manual handling', () => {
    const levels = options('en').risks.flatMap(({ value, group }) =>
      group.id === 'manualHandling' ? [value] : [],
    )
    expect(levels).toEqual(['light', 'medium', 'heavy', 'veryHeavy'])
  })

  it('ENT-11 gives a value to the levels of manual handling alone', () => {
    const valued = options('fr').risks.filter(({ value }) => value !== null)
    expect(valued.every(({ group }) => group.id === 'manualHandling')).toBe(true)
    expect(options('fr').risks[0]?.group).toEqual({ id: 'manualHandling', name: 'Port de charges' })
  })

  it('groups the equipment, safety first', () => {
    const groups = options('fr').equipments.map(({ group }) => group)
    expect([...new Set(groups)]).toEqual(['Safety', 'Other'])
    expect(groups.lastIndexOf('Safety')).toBeLessThan(groups.indexOf('Other'))
  })

  it('API-82 is built once for each language', () => {
    expect(options('fr')).toBe(options('fr'))
    expect(options('fr').tools[0]?.name).not.toBe(options('en').tools[0]?.name)
  })
})

describe('names by id', () => {
  it.each([
    ['jobTitle', 'waiter', 'Serveur / Serveuse', 'Waiter / Waitress'],
    ['jobFamily', 'events', 'Événementiel', 'Events'],
    [
      'subtask',
      'cashier-scan',
      'Enregistrer les articles et encaisser',
      'Scan items and take payment',
    ],
    ['equipment', 'safety-shoes', 'Chaussures de sécurité', 'Safety shoes'],
    ['dressCode', 'kitchen-whites', 'Tenue de cuisine complète', 'Full kitchen whites'],
    ['risk', 'working-time-night', 'Travail de nuit', 'Night work'],
    ['riskGroup', 'noise', 'Bruit', 'Noise'],
    ['tool', 'wms', 'Logiciel de gestion d’entrepôt (WMS)', 'Warehouse management system (WMS)'],
    ['licence', 'driving-b', 'Permis B (voiture)', 'Driving licence B (car)'],
    ['language', 'ger-native', 'Allemand', 'German'],
    ['experience', 'till', 'Tenue de caisse', 'Till work'],
    ['industry', 'health', 'Santé et action sociale', 'Health and social care'],
  ] as const)('N-10 names %s %s', (kind, id, french, english) => {
    expect(labelOf(kind, id, 'fr')).toBe(french)
    expect(labelOf(kind, id, 'en')).toBe(english)
    expect(isInCatalogue(kind, id)).toBe(true)
    expect(labelOf(kind, 'no-such-id', 'fr')).toBeNull()
    expect(isInCatalogue(kind, 'no-such-id')).toBe(false)
  })

  it('ENT-11 gives a risk its group and its level; an equipment has its group too', () => {
    expect(equipment('hard-hat')?.group).toBe('Safety')
    expect(risk('handling-heavy')).toMatchObject({ group: 'manualHandling', value: 'heavy' })
  })
})
