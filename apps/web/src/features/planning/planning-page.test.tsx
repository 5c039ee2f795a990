import { listRatedWork } from '@renfort/contract/feedback.ts'
import { listJobDescriptions } from '@renfort/contract/job-description.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { readWorker } from '@renfort/contract/company-sider.ts'
import type { Me } from '@renfort/contract/session.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { aDraftJob } from '../../testing/a-job.ts'
import {
  aPlannedSider,
  aPlannedTask,
  karim,
  lea,
  plannedId,
  type PlannedTask,
} from '../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../testing/answer-beside-planning.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { PlanningPage } from './planning-page.tsx'
import type { WeekFilters } from './week-filters.ts'
import type { Week } from './planning-week.ts'

const id = plannedId
/** A mission of the « Brasserie ». */
const aTask: typeof aPlannedTask = (changes, slot) =>
  aPlannedTask({ location: { title: 'Brasserie', city: 'Lyon' }, ...changes }, slot)

const december: Week = { week: 50, year: 2026 }

async function open(
  tasks: PlannedTask[],
  week = december,
  as: Partial<Me> = {},
  { view, filters }: { view?: 'siders'; filters?: WeekFilters } = {},
) {
  const asked = answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: query.week === week.week ? tasks : [],
  }))
  const at = `/planning?week=${week.week}&year=${week.year}`
  const page = (
    <PlanningPage
      week={week}
      today={isoDate('2026-12-09')}
      {...(view && { view })}
      {...(filters && { filters })}
    />
  )
  const shown = await show(page, { as, at })
  await soonByRole('heading', 'Planning')
  return { ...shown, asked }
}
beforeEach(() => answerBesidePlanning())

const sheet = () => byRole('grid', /^Planning de la semaine/)
const loaded = () => screen.findByText(/de travail$/)
/** The text of an element, with plain spaces and without decoration. */
function said(element: Element | undefined): string | undefined {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  for (const mark of copy.querySelectorAll('[aria-hidden]')) mark.remove()
  return copy.textContent.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
}
/** The cards of a day, from Monday. */
const day = (number: number) => said(within(sheet()).getAllByRole('gridcell')[number])

describe('the sheet of a week', () => {
  it('PLAN-02 has each shift on its day, with who comes and the places that are left', async () => {
    await open([aTask()])
    await loaded()
    expect(day(0)).toBe('09:00 – 17:00Karim B.Places pourvues : 1 sur 2')
    expect([1, 2, 3, 4, 5, 6].map(day)).toEqual(['', '', '', '', '', ''])
    expect(screen.getByText('1 mission, 14h de travail')).toBeDefined()
    const headers = within(sheet()).getAllByRole('columnheader').slice(0, 2)
    expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual([
      'lun. 7 déc., 14h prévues',
      'mar. 8 déc.',
    ])
  })

  it.each<[string, Partial<PlannedTask['slots'][number]>, string, string]>([
    [
      'nobody yet',
      { siderIds: [], slots: 3 },
      '09:00\u00a0– 17:00 Serveur',
      '09:00 – 17:00Places pourvues : 0 sur 3',
    ],
    ['everybody', { slots: 1 }, '09:00\u00a0– 17:00 Serveur', '09:00 – 17:00Karim B.'],
    [
      'a night',
      { startDate: '2026-12-07T21:00:00.000Z', endDate: '2026-12-08T05:00:00.000Z', slots: 1 },
      '22:00\u00a0– 06:00 le lendemain Serveur',
      '22:00 – 06:00le lendemain ServeurKarim B.',
    ],
  ])('PLAN-02 reads %s', async (_what, slot, link, text) => {
    await open([aTask({}, slot)])
    await loaded()
    expect(day(0)).toBe(text)
    expect(within(sheet()).getByRole('link', { name: link })).toBeDefined()
  })

  it('PLAN-02 shows a week of 2,000 missions, and draws what is near the window alone', async () => {
    const slot = aTask().slots
    await open(
      Array.from({ length: 2000 }, (_, i) => {
        const number = String(i).padStart(4, '0')
        const [first] = slot
        const shiftId = `00000000-0000-4000-8000-00000001${number}`
        return aTask({
          id: `00000000-0000-4000-8000-00000002${number}`,
          name: `Rang ${i}`,
          slots: first === undefined ? [] : [{ ...first, shiftId }],
        })
      }),
    )
    await loaded()
    expect(sheet().getAttribute('aria-rowcount')).toBe('4001')
    expect(screen.getByText(/^2\s000 missions|^2000 missions/)).toBeDefined()
    // The name of each mission stays in the page; its days are drawn when they come near.
    expect(within(sheet()).getAllByRole('gridcell').length).toBeLessThan(7 * 100)
  })

  it('PLAN-02 says where a mission is and who answers for it', async () => {
    const manager = { id: id(901), firstName: 'Julien', lastName: 'Petit' }
    await open([aTask({ manager }), aTask({ id: id(802), remote: true, name: 'Nuit' })])
    await loaded()
    const [first, second] = within(sheet())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(first).toMatch(/^ServeurDélégationBrasserie, LyonResponsable\u202f: Julien P\./)
    expect(second).toMatch(/^Serveur – NuitDélégationÀ distance/)
  })

  it('PLAN-04 names the days from Monday to Sunday, and the holidays', async () => {
    await open([], { week: 52, year: 2026 })
    const headers = () =>
      within(sheet())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    expect(headers()[0]).toBe('lun. 21 déc.')
    expect(headers()[4]).toBe('ven. 25 déc.Noël')
    expect(headers()[6]).toBe('dim. 27 déc.')
    expect(screen.getByText(/^Semaine 52, 21.*27 déc/)).toBeDefined()
  })

  it('PLAN-11 PLAN-12 leads to the mission and to its candidates', async () => {
    await open([aTask({ hasPreSelection: true }), aTask({ id: id(802), name: 'Bar' })])
    await loaded()
    expect(byRole('link', 'Serveur').getAttribute('href')).toBe(
      `/tasks/view/${id(801)}?origin=planning&week=50&year=2026`,
    )
    const links = screen.getAllByRole('link', { name: 'Voir les candidats' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/preselection/${id(801)}`])
  })

  it('leads to the document of a mission that waits for a signature, to all of them where there are more', async () => {
    await open([
      aTask({ contractsToSign: [id(901)] }),
      aTask({ id: id(802), name: 'Bar', contractsToSign: [id(902), id(903)] }),
    ])
    await loaded()
    expect(byRole('link', '1 document à signer').getAttribute('href')).toBe(
      `/contracts/${id(901)}/signature`,
    )
    expect(byRole('link', '2 documents à signer').getAttribute('href')).toBe('/contracts')
  })

  it('PLAN-11 opens no mission for a collaborator', async () => {
    await open([aTask()], december, { role: 'collaborator' })
    await loaded()
    expect(hasRole('link', 'Serveur')).toBe(false)
    expect(within(sheet()).getByText('Serveur')).toBeDefined()
  })

  it('lists everybody of a full shift in a panel', async () => {
    const siders = [
      karim,
      lea,
      ...['Sam', 'Ana', 'Tom'].map((name, at) => aPlannedSider(703 + at, name)),
    ]
    const siderIds = siders.map((sider) => sider.id)
    const { user } = await open([aTask({ siders }, { slots: 5, siderIds })])
    await loaded()
    expect(day(0)).toContain('Karim B.Léa P.Sam B.+ 2 autres')
    await user.click(byRole('button', /^\+ 2 autres/))
    const panel = within(await soonByRole('dialog', '5 Siders'))
    expect(panel.getAllByRole('listitem').map(said)).toContain('Tom Benali06 11 22 33 44')
  })
})

describe('a slot and a day', () => {
  it('PLAN-11 a slot leads to its mission, and back to its week', async () => {
    const { user, place } = await open([aTask()])
    await loaded()
    await user.click(byRole('link', /^09:00/))
    expect(place()).toBe(`/tasks/view/${id(801)}?origin=planning&week=50&year=2026`)
  })

  it('C-30 a slot leads a collaborator nowhere, and no day starts a mission', async () => {
    await open([aTask()], december, { role: 'collaborator' })
    await loaded()
    expect(hasRole('link', /^09:00/)).toBe(false)
    expect(hasRole('button', /^Nouvelle mission le/)).toBe(false)
  })

  it('a mission of the week is ordered again from its line, by those who may', async () => {
    answerPlanning([aShift('2026-12-07')])
    const { user } = await open([aTask()])
    await loaded()
    await press(user, 'Commander à nouveau\u202f: Serveur')
    expect(await soonByRole('dialog', 'Commander à nouveau')).toBeDefined()
  })

  it('C-30 a collaborator orders nothing again', async () => {
    await open([aTask()], december, { role: 'collaborator' })
    await loaded()
    expect(hasRole('button', /^Commander à nouveau/)).toBe(false)
  })

  it('a day that is not over starts a mission on it, by its header or an empty cell', async () => {
    const { user } = await open([aTask()])
    await loaded()
    const starts = screen.getAllByRole('button', { name: /^Nouvelle mission le/ })
    // From Wednesday, which is today, to Sunday.
    expect(starts.map((button) => button.getAttribute('tabindex'))).toEqual([
      ...Array.from({ length: 5 }, () => null),
      ...Array.from({ length: 5 }, () => '-1'),
    ])
    expect(hasRole('button', 'Nouvelle mission le mardi 8 décembre 2026')).toBe(false)
    const [inHeader, inCell] = screen.getAllByRole('button', {
      name: 'Nouvelle mission le samedi 12 décembre 2026',
    })
    await user.click(inCell as HTMLElement)
    expect(await soonByRole('dialog', 'Nouvelle mission')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasRole('dialog', 'Nouvelle mission')).toBe(false))
    await user.click(inHeader as HTMLElement)
    expect(await soonByRole('dialog', 'Nouvelle mission')).toBeDefined()
  })
})

describe('the weeks', () => {
  it('PLAN-03 have the one before, the one after and today’s as links', async () => {
    await open([aTask()])
    const address = (name: string) => byRole('link', name).getAttribute('href')
    expect(address('Semaine précédente')).toBe('/planning?year=2026&week=49')
    expect(address('Semaine suivante')).toBe('/planning?year=2026&week=51')
    expect(address('Semaine en cours')).toBe('/planning')
    expect(byRole('link', 'Semaine en cours').getAttribute('aria-current')).toBe('true')
  })

  it.each([
    [{ week: 53, year: 2026 }, '/planning?year=2026&week=52', '/planning?year=2027&week=1'],
    [{ week: 1, year: 2027 }, '/planning?year=2026&week=53', '/planning?year=2027&week=2'],
  ])('PLAN-04 go from year to year: %o', async (week, before, after) => {
    await open([], week)
    expect(byRole('link', 'Semaine précédente').getAttribute('href')).toBe(before)
    expect(byRole('link', 'Semaine suivante').getAttribute('href')).toBe(after)
    expect(byRole('link', 'Semaine en cours').getAttribute('aria-current')).toBeNull()
  })

  it('PLAN-03 are turned by the page keys on the sheet', async () => {
    const { user, place } = await open([aTask()])
    await loaded()
    within(sheet()).getAllByRole('gridcell')[0]?.focus()
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(place()).toBe('/planning?year=2026&week=51'))
    await user.keyboard('{PageUp}{PageUp}')
    await waitFor(() => expect(place()).toBe('/planning?year=2026&week=49'))
  })

  it('PLAN-05 are read with two on either side, each once, the nearest first', async () => {
    const { asked } = await open([aTask()])
    await waitFor(() => expect(asked).toHaveLength(5))
    expect(asked.map(({ query }) => query.week)).toEqual([50, 51, 49, 52, 48])
    expect(asked[0]?.query).toMatchObject(december)
  })
})

describe('a week without a mission', () => {
  it.each([
    ['admin', '/job-descriptions'],
    ['collaborator', null],
  ] as const)('PLAN-10 leads an %s to %s', async (role, leads) => {
    await open([], december, { role })
    expect(await soonByRole('heading', 'Aucune mission cette semaine')).toBeDefined()
    const link = screen.queryByRole('link', { name: 'Voir les fiches de poste' })
    expect(link?.getAttribute('href') ?? null).toBe(leads)
    expect(hasRole('button', 'Nouvelle mission')).toBe(role === 'admin')
  })

  it('TASK-54 says what a company lacks instead of offering what would be refused', async () => {
    answer(readCompletion, () => ({
      ...aCompletion(),
      legalInformations: 'incomplete' as const,
      remunerationPolicy: { hourTypes: 'complete' as const, indemnities: 'incomplete' as const },
    }))
    answer(listJobDescriptions, () => [aDraftJob()])
    await open([])
    await soonByRole('heading', 'Encore quelques étapes avant votre premier planning')
    const steps = screen.getAllByRole('listitem').map((item) => {
      const link = within(item).getByRole('link')
      return [said(link), link.getAttribute('href')]
    })
    expect(steps).toEqual([
      ['Présenter l’entreprise (fait)', '/settings/profile'],
      ['Donner le SIRET', '/settings/legal'],
      ['Choisir comment payer (fait)', '/settings/payment'],
      ['Confirmer la politique de rémunération', '/settings/remuneration'],
      ['Décrire le poste', `/job-descriptions?jdid=${aDraftJob().id}`],
    ])
    expect(hasRole('button', /^Nouvelle mission/)).toBe(false)
  })
})

describe('a week that could not be read', () => {
  it('PLAN-13 is said in a toast and in its place, and read again', async () => {
    answer(readPlanning, () => refused('errors.internal'))
    const at = '/planning?year=2026&week=50'
    const { user } = await show(<PlanningPage week={december} today={isoDate('2026-12-09')} />, {
      at,
    })
    expect(await soonByRole('heading', 'Le planning n’a pas pu se charger')).toBeDefined()
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.internal')}`]))
    answer(readPlanning, ({ query }) => ({ ...query, tasks: [aTask()] }))
    await press(user, 'Réessayer')
    await loaded()
    expect(day(0)).toContain('Karim B.')
    expect(hasRole('heading', 'Le planning n’a pas pu se charger')).toBe(false)
  })
})

describe('the filters of the week', () => {
  const manager = { id: id(901), firstName: 'Julien', lastName: 'Petit' }
  const tasks = [aTask({ manager }), aTask({ id: id(802), name: 'Nuit' })]

  it('PLAN-02 keep the missions of a manager, and lead to each choice by the address', async () => {
    const { user, place } = await open(
      [
        ...tasks,
        aTask({
          id: id(803),
          location: null,
          manager: { id: id(902), firstName: 'Ali', lastName: 'Roy' },
        }),
      ],
      december,
      {},
      {
        filters: { manager: manager.id },
      },
    )
    expect((await screen.findByText('1 mission, 14h de travail')).tagName).toBe('P')
    await user.click(await soonByRole('combobox', /^Responsable/))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Tous les responsables',
      'Ali Roy',
      'Julien Petit',
    ])
    await user.click(byRole('option', 'Tous les responsables'))
    await waitFor(() => expect(place()).not.toContain('manager'))
    expect(hasRole('combobox', /^Lieu/)).toBe(false)
  })

  it('PLAN-02 say when they keep nothing, and are cleared', async () => {
    await open(tasks, december, {}, { filters: { job: 'cariste' } })
    expect(await soonByRole('heading', 'Aucune mission ne correspond aux filtres')).toBeTruthy()
    expect(byRole('link', 'Effacer les filtres').getAttribute('href')).toBe(
      '/planning?week=50&year=2026',
    )
  })
})

describe('the week by Sider', () => {
  const night = aTask({
    id: id(802),
    name: 'Nuit',
    siders: [karim],
    slots: ['07', '08', '09', '10', '11'].map((day, index) => ({
      shiftId: id(110 + index),
      startDate: `2026-12-${day}T18:00:00.000Z`,
      endDate: `2026-12-${String(Number(day) + 1).padStart(2, '0')}T02:00:00.000Z`,
      breakDuration: 30,
      slots: 1,
      siderIds: [karim.id],
    })),
  })

  it('PLAN-02 has a row for each person, their hours, overtime to come and shortest rest', async () => {
    await open(
      [aTask({ siders: [lea, karim] }, { siderIds: [lea.id, karim.id] }), night],
      december,
      {},
      { view: 'siders' },
    )
    const table = await soonByRole('grid', /^Semaine 50 par Sider/)
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Karim Benali',
      'Léa Petit',
    ])
    const hours = rows.map((row) => within(row).getAllByRole('gridcell').at(-1)?.textContent)
    expect(hours).toEqual(['44h30dont 9h30 supplémentairesRepos de 16h', '7h'])
    expect(screen.getByText('2 Siders planifiés, 51h30 de travail')).toBeTruthy()
  })

  it('PLAN-09 PLAN-11 leads to the profile and to the mission', async () => {
    const { user } = await open(
      [aTask({ siders: [lea] }, { siderIds: [lea.id] })],
      december,
      {},
      { view: 'siders' },
    )
    const row = within(await soonByRole('grid', /par Sider/)).getAllByRole('row')[2]
    const link = within(row ?? document.body).getByRole('link', { name: 'Serveur' })
    expect(link.getAttribute('href')).toBe(
      `/tasks/view/${id(801)}?origin=planning&week=50&year=2026`,
    )
    answer(readWorker, () => refused('errors.not_found'))
    answer(listRatedWork, () => ({ work: [] }))
    await user.click(byRole('button', 'Léa Petit'))
    expect(await soonByRole('dialog', /Profil/)).toBeTruthy()
  })

  it('PLAN-03 stays by Sider from week to week, and says when nobody is planned', async () => {
    await open([aTask({ siders: [] }, { siderIds: [] })], december, {}, { view: 'siders' })
    expect(await soonByRole('heading', 'Personne n’est encore planifié cette semaine')).toBeTruthy()
    const hrefOf = (name: string) => byRole('link', name).getAttribute('href')
    expect(hrefOf('Par mission')).toBe('/planning?week=50&year=2026')
    expect(hrefOf('Par Sider')).toBe('/planning?week=50&year=2026&view=siders')
  })
})
