import {
  type CompanyHours,
  countHours,
  listHours,
} from '@renfort/contract/attendance/attendance.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { listRatedWork } from '@renfort/contract/feedback.ts'
import { readWorker, searchWorkers } from '@renfort/contract/company-sider.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { aCorrectedLine, aLateLine, aLine, aVersion, lineId } from '../../testing/an-hours-line.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole } from '../../testing/by-role.ts'
import { answerHours, aPage, lineTexts, showHours, tonight, waiting } from '../../testing/hours.tsx'
import { choose } from '../../testing/write-in.ts'
import { filtersOf } from './queries.ts'

let lines: readonly CompanyHours[]
beforeEach(() => {
  lines = [aLine(), aLateLine()]
  answerHours(() => lines)
})

describe('the hours of a company', () => {
  it('TS-08 TS-09 stand by day, then by mission; what differs is first, with its reason and its cost', async () => {
    const other = aLine({
      id: lineId(21),
      task: { ...aLine().task, id: lineId(24), name: 'Bar', manager: null },
    })
    const before = aLine({
      id: lineId(31),
      history: [aVersion('shift', '2026-11-22 22:00', '2026-11-23 06:00')],
      differences: [{ kind: 'notClocked', minutes: 0 }],
      isWithinTolerance: false,
    })
    lines = [aLine(), aLateLine(), other, before]
    await showHours()
    const table = await soonByRole('table', 'À vérifier')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Statut',
      'Sider',
      'Créneau',
      'Pauses',
      'Durée',
      'Écart',
      'Actions',
    ])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'lun. 23 nov.',
      'Serveur – GalaResponsable\u202f: Julien Faure2 lignes',
      'Serveur – Bar1 ligne',
      'dim. 22 nov.',
      'Serveur – GalaResponsable\u202f: Julien Faure1 ligne',
    ])
    const [late, ...others] = lineTexts()
    expect(late).toContain('Malik Roy')
    for (const text of ['09:12\u00a0– 17:00', 'prévu 09:00\u00a0– 17:00', '30\u00a0min', '7h18']) {
      expect(late).toContain(text)
    }
    expect(late).toContain('prévu 7h30')
    expect(late).toContain('en retard de 12\u00a0min')
    expect(late).toContain('−\u202f4,00\u202f€ HT')
    // The end is after midnight.
    expect(others.at(-1)).toMatch(/22:00\s– 06:00\+1.*pas de pointage/)
  })

  it.each<[CompanyHours['differences'][number]['kind'], number, string]>([
    ['unplanned', 0, 'hors planning'],
    ['early', 65, 'arrivée 1h05 plus tôt'],
    ['leftEarly', 5, 'départ 5 min plus tôt'],
    ['stayed', 20, 'départ 20 min plus tard'],
    ['shorterBreak', 10, 'pause plus courte de 10 min'],
    ['longerBreak', 10, 'pause plus longue de 10 min'],
    ['longDay', 660, 'au-delà de 10 h'],
    ['longDay', 600, '10 h atteintes'],
    ['longSpan', 840, 'amplitude de 14h, 13h au plus'],
    ['holiday', 0, 'jour férié'],
    ['restTooShort', 540, 'repos trop court\u202f: 9h'],
    ['overlap', 0, 'chevauche d’autres heures du Sider'],
  ])('say %s of %i minutes in words', async (kind, minutes, text) => {
    lines = [aLine({ differences: [{ kind, minutes }], isWithinTolerance: false })]
    await showHours()
    expect(await screen.findByText((said) => said === text.replace('\u202f', ' '))).toBeTruthy()
  })

  it('TS-17 say that a break was not taken, and why nobody worked', async () => {
    lines = [
      aLine({
        history: [
          aVersion('shift', '09:00', '17:00', ['12:45', '13:15']),
          aVersion('sider', '09:00', '17:00'),
        ],
        differences: [{ kind: 'shorterBreak', minutes: 30 }],
      }),
      aLateLine({
        status: 'att.disputed',
        history: [aVersion('shift', '09:00', '17:00'), aVersion('company', '09:00', '09:00')],
        differences: [{ kind: 'absent', minutes: 0 }],
        absenceJustification: 'dayOff',
      }),
    ]
    await showHours()
    expect(await screen.findByText('pause non prise')).toBeTruthy()
    expect(screen.getByText(/^n’a pas travaillé\s: jour de repos$/)).toBeTruthy()
    expect(screen.getAllByText('Sans pause')).toHaveLength(2)
  })

  it.each<[string, Partial<CompanyHours>, string]>([
    ['TS-14', {}, 'À vérifier'],
    ['TS-14 TS-20', { isImported: true }, 'Importée'],
    ['TS-14 TS-26', { status: 'att.disputed' }, 'Ajustée, en attente du Sider'],
    ['TS-14 TS-26', { status: 'att.conflict' }, 'Refusée par le Sider'],
    ['TS-14', { status: 'att.validated' }, 'Validée'],
    ['TS-26', { status: 'att.validated', paidAt: tonight }, 'Payée'],
  ])('%s %j are worded and coloured', async (_id, changes, word) => {
    lines = [aLine(changes)]
    await showHours()
    const table = await soonByRole('table', 'À vérifier')
    const badge = within(table).getByText(word).parentElement
    const tone = { À: 'orange', I: 'orange', V: 'green', P: 'green' }[word[0] ?? ''] ?? 'grey'
    expect(badge?.className).toContain(`text-${tone}`)
  })

  it('TS-32 ten hours or more stand out; less does not', async () => {
    const long = aVersion('sider', '08:00', '18:00')
    lines = [
      aLine({ history: [long] }),
      aLateLine({ history: [aVersion('sider', '08:00', '17:59')] }),
    ]
    await showHours()
    const warned = await screen.findByText('10 h de travail ou plus')
    expect(warned.parentElement?.textContent).toContain('10h')
    expect(warned.parentElement?.className).toContain('text-orange')
    expect(screen.getAllByText('10 h de travail ou plus')).toHaveLength(1)
  })

  it('a night of clock change says why it counts an hour more or less', async () => {
    const history = (startDate: string, endDate: string) => [
      { origin: 'shift' as const, startDate, endDate, breaks: [], actions: [] },
    ]
    lines = [
      aLine({ history: history('2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z') }),
      aLateLine({ history: history('2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z') }),
    ]
    await showHours()
    const longer = await screen.findByText(/1h de plus/)
    expect(longer.parentElement?.textContent).toContain('9h')
    expect(screen.getByText(/1h de moins/).parentElement?.textContent).toContain('7h')
  })

  it('say by how much a Sider usually differs', async () => {
    lines = [
      aLine({ usualDeviation: { startMinutes: 5, endMinutes: -3, count: 12 } }),
      aLateLine({ usualDeviation: { startMinutes: 0, endMinutes: 0, count: 4 } }),
    ]
    await showHours()
    const text = await screen.findByText(/^d’habitude\s: début \+5 min, fin −3 min$/)
    expect(saidOf(text)).toEqual(['Médiane de ses 12 derniers services validés chez vous'])
    expect(screen.getByText(/^d’habitude\s: à l’heure$/)).toBeTruthy()
  })

  it('PLAN-09 the profile of a Sider opens from their picture', async () => {
    lines = [aLine()]
    const { user } = await showHours()
    answer(readWorker, () => refused('errors.not_found'))
    answer(listRatedWork, () => ({ work: [] }))
    await user.click(await soonByRole('button', /^Voir le profil/))
    expect(await soonByRole('dialog', 'Profil du Sider')).toBeTruthy()
  })

  it('have no price for users who may not see prices', async () => {
    const unpriced = { minutes: 450, price: null }
    lines = [aLateLine({ planned: unpriced, retained: unpriced })]
    await showHours('/timesheets', { as: { role: 'collaborator' } })
    await soonByRole('table', 'À vérifier')
    expect(screen.queryByText(/€/)).toBeNull()
  })

  it('say that they were corrected after validation, with what was validated and what it costs now', async () => {
    lines = [aCorrectedLine()]
    await showHours('/timesheets?extra=true')
    const row = within(await soonByRole('table', 'Hors planning')).getByRole('row', {
      name: /Nora/,
    })
    expect(row.textContent).toMatch(/Créneau09:00\s–\s12:00validé 09:00\s–\s17:00Pauses/)
    expect(row.textContent).toMatch(/corrigée après validation.*−\s?90,00/)
  })

  it('TS-03 TS-12 come fifty a page, with pages only where there are more', async () => {
    const asked = answer(listHours, () => aPage(lines, 51))
    await showHours('/timesheets?pageNumber=2&status=att.waiting')
    const links = within(await soonByRole('navigation', 'Pages')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/timesheets?status=att.waiting',
    )
    expect(asked[0]?.query).toMatchObject({ limit: 50, offset: 50 })
  })

  it('TS-09 FB-01 each has a place to say how the Sider worked, once it is validated too', async () => {
    lines = [aLine(), aLateLine({ status: 'att.validated' })]
    await showHours('/timesheets?extra=true')
    await soonByRole('table', 'Hors planning')
    expect(screen.getAllByRole('button', { name: /avis/i }).length).toBe(2)
  })

  it('TS-12 fifty lines have no pages', async () => {
    answer(listHours, () => aPage(lines, 50))
    await showHours()
    await soonByRole('table', 'À vérifier')
    expect(hasRole('navigation', 'Pages')).toBe(false)
  })

  it('the page before is shown once the last one is empty', async () => {
    answer(listHours, ({ query }) => aPage(query.offset === 0 ? lines : [], 2))
    const { place } = await showHours('/timesheets?pageNumber=2')
    await soonByRole('table', 'À vérifier')
    expect(place()).toBe('/timesheets')
  })
})

describe('the header', () => {
  it.each([
    [waiting(14), 'fr', '14 lignes à vérifier avant ce soir 22:00', 'encore 12h'],
    [waiting(3, 1), 'fr', '1 ligne à vérifier avant ce soir 22:00, 2 ensuite', 'encore 12h'],
    [
      waiting(14, 14, '2026-11-30T21:00:00.000Z'),
      'fr',
      '14 lignes à vérifier avant lundi 22:00',
      null,
    ],
    [
      waiting(14, 14, '2026-11-30T21:00:00.000Z'),
      'en',
      '14 lines to check before Monday 22:00',
      null,
    ],
    [waiting(0), 'fr', 'Rien à vérifier avant ce soir 22:00', null],
  ] as const)('TS-27 says of %j in %s: %s', async (count, locale, text, left) => {
    answer(countHours, () => count)
    await showHours('/timesheets', { locale })
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
    expect(screen.queryByText(/^encore|left$/)?.textContent ?? null).toBe(left)
  })

  it('TS-13 has four tabs; the first counts the waiting hours', async () => {
    await showHours('/timesheets?siderId=00000000-0000-4000-8000-000000000001')
    const tabs = await soonByRole('navigation', 'Heures par état')
    await within(tabs).findByText('2')
    const links = within(tabs).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'À vérifier2',
      'Validées',
      'Payées',
      'Hors planning',
    ])
    const kept = 'siderId=00000000-0000-4000-8000-000000000001'
    expect(links[2]?.getAttribute('href')).toBe(
      `/timesheets?status=att.validated&${kept}&paid=true`,
    )
  })
})

describe('the filters', () => {
  it('TS-04 TS-05 TS-06 narrow by status, difference and week, from the first page', async () => {
    const asked = answer(listHours, () => aPage(lines, 90))
    const { user, place } = await showHours('/timesheets?pageNumber=2')
    await soonByRole('table', 'À vérifier')
    await choose(user, 'Statut', 'Contestées')
    await choose(user, 'Écarts', 'Avec un écart')
    await choose(user, 'Période', 'Semaine')
    await waitFor(() => expect(place()).toContain('mode=week'))
    expect(place()).toBe(
      '/timesheets?status=att.disputed&type=conflicting&mode=week&startDate=2026-11-23&endDate=2026-11-29',
    )
    expect(screen.getByText(/Semaine 48\s?: lun. 23 nov. – dim. 29 nov./)).toBeTruthy()
    await press(user, 'Période précédente')
    await waitFor(() => expect(place()).toContain('startDate=2026-11-16'))
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({
        status: ['att.disputed', 'att.conflict'],
        type: 'conflicting',
        startDate: '2026-11-16',
        endDate: '2026-11-22',
        offset: 0,
      }),
    )
  })

  it('TS-04 « validated » leads to its tab, and back', async () => {
    const { user, place } = await showHours()
    await soonByRole('table', 'À vérifier')
    await choose(user, 'Statut', 'Validées')
    await waitFor(() => expect(place()).toBe('/timesheets?status=att.validated'))
    await soonByRole('table', 'Validées')
    expect(hasRole('checkbox', /./)).toBe(false)
  })

  it('TS-04 what is paid has no other status to choose', async () => {
    await showHours('/timesheets?status=att.validated&paid=true')
    await soonByRole('table', 'Payées')
    expect(hasRole('combobox', /^Écarts/)).toBe(true)
    expect(hasRole('combobox', /^Statut/)).toBe(false)
  })

  it('TS-07 a Sider is found by two letters and stays named in the address', async () => {
    answer(searchWorkers, () => [
      { id: lineId(3), firstName: 'Nora', lastName: 'Petit', ownNumber: null },
    ])
    const { user, place } = await showHours()
    await user.type(byRole('combobox', 'Nom d’un Sider'), 'no')
    await user.click(await soonByRole('option', 'Nora Petit'))
    await waitFor(() =>
      expect(place()).toBe(`/timesheets?siderId=${lineId(3)}&siderName=Nora+Petit`),
    )
    const field = byRole('combobox', 'Nom d’un Sider')
    expect(field).toHaveProperty('value', 'Nora Petit')
    await user.clear(field)
    await user.tab()
    await waitFor(() => expect(place()).toBe('/timesheets'))
  })

  it('TS-07 an administrator finds the hours of a manager too', async () => {
    answer(listMembers, () => [
      {
        id: lineId(5),
        firstName: 'Julien',
        lastName: 'Faure',
        email: 'j@x.test',
        role: 'missionManager' as const,
        validated: true,
        sourceOrganisationId: companyId,
      },
    ])
    const asked = answer(listHours, () => aPage(lines))
    const { user, place } = await showHours()
    await choose(user, 'Rechercher par', 'Responsable')
    await user.click(await soonByRole('combobox', 'Nom d’un responsable'))
    await user.click(await soonByRole('option', 'Julien Faure'))
    await waitFor(() => expect(place()).toContain(`managerId=${lineId(5)}`))
    expect(place()).toContain('managerName=Julien+Faure')
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ managerId: lineId(5) }))
  })

  it('TS-07 a manager searches by Sider alone', async () => {
    await showHours('/timesheets', { as: { role: 'user' } })
    await soonByRole('combobox', 'Nom d’un Sider')
    expect(hasRole('combobox', 'Rechercher par')).toBe(false)
  })

  it.each([
    ['/timesheets', 'Tout est vérifié'],
    ['/timesheets?status=att.validated', 'Aucune heure validée'],
    ['/timesheets?status=att.validated&paid=true', 'Aucune heure payée'],
    ['/timesheets?extra=true', 'Aucune heure hors planning'],
  ])('TS-13 %s without lines says « %s »', async (at, title) => {
    lines = []
    await showHours(at)
    expect(await soonByRole('heading', title)).toBeTruthy()
  })

  it('that match nothing are cleared within the tab', async () => {
    lines = []
    await showHours('/timesheets?extra=true&mode=day&type=matching')
    await soonByRole('heading', 'Aucune ligne ne correspond')
    const link = byRole('link', 'Effacer les filtres')
    expect(link.getAttribute('href')).toBe('/timesheets?extra=true')
  })

  it('can be asked for again when they do not come', async () => {
    answer(listHours, () => refused('errors.unavailable'))
    const { user } = await showHours()
    await soonByRole('heading', 'Les heures n’ont pas pu être chargées')
    answer(listHours, () => aPage(lines))
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('table', 'À vérifier')).toBeTruthy()
  })
})

it('disputed hours are asked for together with those that internal staff decide', () => {
  expect(filtersOf({}, isoDate('2026-11-25'))).toMatchObject({
    status: ['att.waiting', 'att.disputed', 'att.conflict'],
  })
  expect(filtersOf({ status: 'att.validated' }, isoDate('2026-11-25'))).toMatchObject({
    paid: 'false',
  })
  expect(filtersOf({ status: 'att.validated', paid: true }, isoDate('2026-11-25'))).toMatchObject({
    paid: 'true',
  })
  expect(filtersOf({ extra: true }, isoDate('2026-11-25'))).toMatchObject({ extra: 'true' })
})
