import type { Mission } from '@renfort/contract/mission.ts'
import {
  listCandidateJobTypes,
  listCandidates,
  type WorkerCandidate,
} from '@renfort/contract/company-sider.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, type Mock, vi } from 'vitest'
import { aCandidate, candidateId, candidatePage } from '../../../testing/a-candidate.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { anAddress } from '../../../testing/an-address.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { SiderPicker } from './sider-picker.tsx'

const karim = aCandidate()
const lea = aCandidate({ id: candidateId(2), firstName: 'Léa', lastName: 'Petit' })
const sam = aCandidate({
  id: candidateId(3),
  firstName: 'Sam',
  lastName: 'Girard',
  source: 'network',
})
const people = [karim, lea, sam]

/** A shift on each of some days, with the given number of places. */
const places = (...slots: number[]) =>
  slots.map((count, index) => ({
    id: `00000000-0000-4000-8000-0000000001${index + 10}`,
    startDate: `2026-12-0${index + 1}T08:00:00.000Z`,
    endDate: `2026-12-0${index + 1}T16:00:00.000Z`,
    breakDuration: 60,
    slots: count,
    recurrenceId: null,
    timeZone: 'Europe/Paris' as const,
  }))

interface Opening {
  mission?: Partial<Mission>
  selected?: readonly string[]
  disabledReason?: string
  answers?: readonly WorkerCandidate[]
  locale?: 'fr' | 'en'
}

async function open(opening: Opening = {}) {
  const { mission, selected = [], disabledReason, answers = people, locale = 'fr' } = opening
  const asked = answer(listCandidates, ({ query }) => candidatePage(answers, query))
  const onChange = vi.fn<(ids: readonly string[]) => void>()
  function Picker() {
    const [ids, setIds] = useState(selected)
    return (
      <SiderPicker
        mission={aMission({ shifts: places(2, 2), ...mission })}
        selected={ids}
        disabledReason={disabledReason}
        onChange={(next) => {
          onChange(next)
          setIds(next)
        }}
      />
    )
  }
  const view = await show(<Picker />, { locale })
  await soonByRole('tablist', /./)
  return { ...view, asked, onChange }
}

const names = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => /(Karim Benali|Léa Petit|Sam Girard)/.exec(item.textContent)?.[0])
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const everybody = () => box(/^Sélectionner le/)
const chosenBy = (onChange: Mock<(ids: readonly string[]) => void>) => onChange.mock.lastCall?.[0]

describe('the lists of people', () => {
  it('WORK-01 WORK-15 are those of the company, of its network, and the selected ones', async () => {
    const { user } = await open({ selected: [lea.id] })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Mes Siders2',
      'Réseau partagé1',
      'Sélectionnés1',
    ])
    await waitFor(() => expect(names()).toEqual(['Karim Benali', 'Léa Petit']))
    await user.click(byRole('tab', /^Réseau/))
    await waitFor(() => expect(names()).toEqual(['Sam Girard']))
    expect(screen.getByRole('listitem').textContent).toContain('Réseau')
    await user.click(byRole('tab', /^Sélectionnés/))
    await waitFor(() => expect(names()).toEqual(['Léa Petit']))
  })

  it('WORK-15 say who somebody is and what is known of them', async () => {
    await open({
      answers: [
        {
          ...karim,
          isRecommended: true,
          missionsHere: 3,
          missionsInJob: 2,
          experiences: [{ name: 'Barman', duration: 31 }],
          busy: [
            {
              startDate: '2026-12-02T05:00:00.000Z',
              endDate: '2026-12-02T09:00:00.000Z',
              timeZone: 'Europe/Paris',
            },
          ],
          lastMission: { jobTitle: { id: 'waiter', name: 'Serveur' }, date: '2026-11-12' },
          lastOrganisationName: 'Bellerive Nantes',
          distance: 0,
        },
        { ...lea, distance: 12, phoneNumber: '+41791234567' },
      ],
    })
    const items = await screen.findAllByRole('listitem')
    const [first, second] = items.filter((item) => item.hasAttribute('aria-setsize'))
    expect(first?.textContent).toContain('Karim Benali')
    expect(first?.textContent).toContain('Recommandé')
    expect(first?.textContent).toContain('06\u00a011\u00a022\u00a033\u00a044')
    expect(first?.textContent).toContain(
      'Dernière mission chez vous\u202f: Serveur, 12 novembre 2026',
    )
    expect(first?.textContent).toContain('Dernière embauche\u202f: Bellerive Nantes')
    expect(first?.textContent).toContain('3 missions chez vous')
    expect(first?.textContent).toContain('2 dans ce métier')
    expect(first?.textContent).toMatch(/Expérience\s: Barman \(2 ans\s7 mois\)/)
    expect(first?.textContent).toContain('Libre chez vous\u202f: 1 créneau sur 2')
    expect(first?.textContent).toMatch(
      /Impossible\s: mer\. 2 déc\. 09:00\s– 17:00.*autre de vos missions\s: mer\. 2 déc\. 06:00\s– 10:00/,
    )
    expect(second?.textContent).toContain('N’a pas encore travaillé pour vous')
    expect(second?.textContent).toContain('Libre chez vous\u202f: 2 créneaux sur 2')
    expect(second?.textContent).not.toContain('Impossible')
    expect(first?.textContent).toContain('À moins de 1\u202fkm')
    expect(second?.textContent).toContain('+41791234567')
    expect(second?.textContent).toContain('À 12\u202fkm')
    expect(second?.textContent).not.toContain('Recommandé')
  })

  it.each([
    ['/api/download/karim.png', 1],
    ['https://elsewhere.test/karim.png', 0],
  ])('WORK-16 shows the picture %s: %i', async (pictureUrl, count) => {
    await open({ answers: [{ ...karim, pictureUrl }] })
    const item = await screen.findByRole('listitem')
    expect(item.querySelectorAll('img')).toHaveLength(count)
  })

  it.each([
    [
      'delegation',
      /^Mes/,
      'Les Siders qui auront travaillé pour votre entreprise apparaîtront ici.',
    ],
    [
      'gestion',
      /^Mes/,
      'Ajoutez les personnes que vous souhaitez faire travailler sur cette mission.',
    ],
    ['delegation', /^Réseau/, /autres entreprises de votre groupe/],
    ['delegation', /^Sélectionnés/, /Sans sélection, nous vous proposons des profils/],
    ['gestion', /^Sélectionnés/, 'Sélectionnez les personnes qui travailleront sur cette mission.'],
  ] as const)('WORK-14 %s: the tab %s has words of its own', async (type, tab, words) => {
    const { user } = await open({ answers: [], mission: { type } })
    await user.click(byRole('tab', tab))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says that the list could not be read, and reads it again', async () => {
    answer(listCandidates, () => refused('errors.internal'))
    const { user } = await show(
      <SiderPicker mission={aMission()} selected={[]} onChange={() => undefined} />,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(
      'La liste n’a pas pu être lue.',
    )
    answer(listCandidates, ({ query }) => candidatePage(people, query))
    await press(user, 'Réessayer')
    await waitFor(() => expect(names()).toEqual(['Karim Benali', 'Léa Petit']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the selection', () => {
  it('keeps the order in which people are chosen, in any list', async () => {
    const { user, onChange } = await open()
    await screen.findAllByRole('listitem')
    await user.click(box(/^Léa Petit/))
    await user.click(byRole('tab', /^Réseau/))
    await user.click(await screen.findByRole('checkbox', { name: /^Sam Girard/ }))
    expect(chosenBy(onChange)).toEqual([lea.id, sam.id])
    await user.click(byRole('tab', /^Sélectionnés/))
    await user.click(await screen.findByRole('checkbox', { name: /^Léa Petit/ }))
    expect(chosenBy(onChange)).toEqual([sam.id])
  })

  it('WORK-03 takes everybody of a tab at once, and leaves those of the others', async () => {
    const { user, onChange } = await open({ selected: [sam.id] })
    await screen.findAllByRole('listitem')
    expect(everybody()).toHaveProperty('checked', false)
    await user.click(everybody())
    await waitFor(() => expect(chosenBy(onChange)).toEqual([sam.id, karim.id, lea.id]))
    expect(everybody()).toHaveProperty('checked', true)
    await user.click(everybody())
    expect(chosenBy(onChange)).toEqual([sam.id])
  })

  it('WORK-03 shows that only some of a tab are taken', async () => {
    await open({ selected: [karim.id] })
    await screen.findAllByRole('listitem')
    expect(everybody()).toHaveProperty('indeterminate', true)
  })

  it('WORK-13 closes what would pass the places of the mission, and says why', async () => {
    const { user, onChange } = await open({ mission: { shifts: places(1) }, selected: [karim.id] })
    await screen.findAllByRole('listitem')
    const reason = /^Cette mission a 1 place/
    for (const closed of [box(/^Léa Petit/), everybody()]) {
      expect(isClosed(closed)).toBe(true)
      expect(saidOf(closed).join(' ')).toMatch(reason)
    }
    await user.click(box(/^Léa Petit/))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(box(/^Karim Benali/))
    expect(chosenBy(onChange)).toEqual([])
    expect(isClosed(box(/^Léa Petit/))).toBe(false)
  })

  it('WORK-13 takes nobody where more are found than there are places left', async () => {
    const { user, onChange } = await open({ mission: { shifts: places(2) } })
    await screen.findAllByRole('listitem')
    const crowd = [karim, lea, aCandidate({ id: candidateId(4), lastName: 'Zidi' })]
    answer(listCandidates, ({ query }) => candidatePage(crowd, query))
    await user.click(everybody())
    await waitFor(() => expect(toasts()[0]).toMatch(/Cette mission a 2 places/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is closed with the reason of its screen', async () => {
    const { user, onChange } = await open({ disabledReason: 'Contrats signés' })
    await screen.findAllByRole('listitem')
    expect(saidOf(box(/^Karim Benali/))).toContain('Contrats signés')
    await user.click(box(/^Karim Benali/))
    await user.click(everybody())
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the search', () => {
  const field = () => byRole('textbox', 'Rechercher par prénom, nom ou téléphone')

  it('WORK-02 asks the API for what is typed, and says how many match', async () => {
    const { user, asked } = await open()
    const found = answer(listCandidates, ({ query }) =>
      candidatePage(query.q === '' ? people : [lea], query),
    )
    await user.type(field(), ' 06 11 ')
    await waitFor(() => expect(names()).toEqual(['Léa Petit']))
    expect(asked.every(({ query }) => query.q === '')).toBe(true)
    expect(found.map(({ query }) => query.q)).toEqual(['06 11'])
    expect(screen.getByText('1 Sider correspond.')).toBeDefined()
  })

  it('WORK-14 that finds nobody can be cleared, with its filters', async () => {
    const { user } = await open()
    answer(listCandidates, () => candidatePage([]))
    await user.type(field(), 'zz')
    expect(
      await screen.findByText('Essayez un autre nom, un autre numéro ou d’autres filtres.'),
    ).toBeDefined()
    await press(user, 'Effacer la recherche et les filtres')
    expect(field()).toHaveProperty('value', '')
    await waitFor(() => expect(names()).toEqual(['Karim Benali', 'Léa Petit']))
  })
})

describe('the filters of a delegation', () => {
  const located = { location: anAddress() }

  it('WORK-04 are sent once they are applied, and counted on their button', async () => {
    answer(listCandidateJobTypes, () => [{ id: 'barman', name: 'Barman' }])
    const { user, asked } = await open({ mission: located })
    const before = asked.length
    await press(user, 'Filtrer')
    const dialog = await soonByRole('dialog', 'Filtrer les Siders')
    await user.click(within(dialog).getByRole('checkbox', { name: /^Recommandés/ }))
    await user.click(within(dialog).getByRole('checkbox', { name: /^Ont déjà travaillé/ }))
    await choose(user, /^Métier/, 'Barman')
    await choose(user, /^Distance/, '20\u202fkm au plus')
    expect(asked).toHaveLength(before)
    await press(user, 'Appliquer')
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(asked.at(-1)?.query).toMatchObject({
      isRecommended: true,
      workedForUs: true,
      jobTypeId: 'barman',
      maxDistance: 20,
    })
    expect(await soonByRole('button', 'Filtrer (4 actifs)')).toBeDefined()
  })

  it('WORK-04 can all be cleared', async () => {
    answer(listCandidateJobTypes, () => [])
    const { user } = await open({ mission: located })
    await press(user, 'Filtrer')
    await user.click(await soonByRole('checkbox', /^Recommandés/))
    await press(user, 'Tout effacer')
    expect(byRole('checkbox', /^Recommandés/)).toHaveProperty('checked', false)
    await press(user, 'Appliquer')
    await waitFor(() => expect(hasRole('dialog', /./)).toBe(false))
    expect(hasRole('button', 'Filtrer')).toBe(true)
  })

  it('WORK-04 keep the distance closed until the place is known', async () => {
    answer(listCandidateJobTypes, () => [])
    const { user } = await open()
    await press(user, 'Filtrer')
    const distance = await soonByRole('combobox', /^Distance/)
    expect(isClosed(distance)).toBe(true)
    expect(saidOf(distance).join(' ')).toContain('Choisissez d’abord, pour la mission, une adresse')
  })

  it.each([
    ['delegation', 'Filtrer', 'Ajouter un profil'],
    ['gestion', 'Ajouter un profil', 'Filtrer'],
  ] as const)('WORK-04 WORK-05 a %s has « %s », not « %s »', async (type, there, absent) => {
    await open({ mission: { type } })
    expect(hasRole('button', there)).toBe(true)
    expect(hasRole('button', absent)).toBe(false)
  })
})
