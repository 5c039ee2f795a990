import { listJobOptions, listJobTitles } from '@renfort/contract/catalogue.ts'
import { changeSider, readSider, type SiderDetails } from '@renfort/contract/sider.ts'
import { listSiderDevices } from '@renfort/contract/sider-access.ts'
import { listPapersOfSider } from '@renfort/contract/sider-paper.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { aSider } from '../../../testing/a-sider.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { jobOptions } from '../../../testing/job-options.ts'
import { show } from '../../../testing/show.tsx'
import { choose, writeIn } from '../../../testing/write-in.ts'
import { SiderPage } from './sider-page.tsx'

const now = '2026-11-20T09:00:00.000Z'
let stored: SiderDetails

beforeEach(() => {
  stored = aSider()
  answer(readSider, () => stored)
  answer(listSiderDevices, () => [])
  answer(listPapersOfSider, () => [])
  answer(listJobOptions, () => jobOptions)
  answer(listJobTitles, () => [
    { id: 'cook', name: 'Cuisinier', family: { id: 'catering', name: 'Restauration' } },
  ])
})

async function open(changes: Partial<SiderDetails> = {}) {
  stored = aSider(changes)
  const view = await show(<SiderPage id={stored.id} />, { as: staff, config: { now } })
  await soonByRole('heading', 'Nora Petit')
  return view
}
const panel = (name: string) => within(byRole('region', name))
const itemsOf = (list: string) =>
  within(byRole('list', list))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

/** The entries of a list, without their buttons. */
const entriesOf = (list: string) =>
  within(byRole('list', list))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent)

/** Accepts changes as the API does, and returns what was sent. */
function takesChanges() {
  const sent = answer(changeSider, ({ body }) => {
    const { jobTypeIds: _jobs, licenceIds: _licences, languageIds: _languages, ...rest } = body
    stored = { ...stored, ...(rest as Partial<SiderDetails>) }
    return stored
  })
  return () => sent.map(({ body }) => body)
}

const barmaid = {
  name: 'Barmaid',
  companyName: 'Rooftop',
  duration: 16,
  categories: ['Hôtellerie'],
  subtasks: ['Encaisser', 'Préparer le bar'],
}
const degree = {
  degree: 'BTS',
  fieldOfStudy: 'Tourisme',
  schoolName: 'Lycée du Lac',
  startYear: 2015,
  endYear: 2017,
}
const absence = (startDate: string, endDate: string, comment: string | null = null) => ({
  startDate: `${startDate}T00:00:00.000Z`,
  endDate: `${endDate}T00:00:00.000Z`,
  comment,
})
const mission = (number: number, companyName: string) => ({
  id: `00000000-0000-4000-8000-0000000009b${number}`,
  name: `Serveur ${number}`,
  companyName,
})

describe('the profile of a Sider', () => {
  it('says who they are and what they can do', async () => {
    await open({
      licences: [
        { id: 'b', name: 'Permis B', endsOn: null, standing: 'valid' },
        { id: 'caces-1', name: 'CACES 1', endsOn: '2026-12-10', standing: 'endsSoon' },
        { id: 'caces-3', name: 'CACES 3', endsOn: '2026-11-10', standing: 'ended' },
      ],
      favourites: [{ id: '00000000-0000-4000-8000-0000000000a1', name: 'Les Halles' }],
      languages: [{ id: 'en-3', name: 'Anglais' }],
      experiences: [barmaid],
      educations: [{ ...degree, endYear: null }, degree],
      missionsCount: 3,
    })
    const identity = panel('Identité')
    expect(identity.getByRole('link', { name: /^06/ }).getAttribute('href')).toBe(
      'tel:+33612345678',
    )
    expect(identity.getByText('Lyon')).toBeDefined()
    expect(itemsOf('Permis et habilitations')).toEqual([
      'Permis B',
      'CACES 1, se termine le 10 décembre 2026',
      'CACES 3, terminé le 10 novembre 2026',
    ])
    expect(itemsOf('Aime retourner chez')).toEqual(['Les Halles'])
    await waitFor(() => expect(itemsOf('Langues')).toEqual(['Anglais (niveau courant)']))
    expect(entriesOf('Expériences')).toEqual([
      'BarmaidRooftop · 1 an et 4 moisHôtellerieEncaisser, Préparer le bar',
    ])
    expect(entriesOf('Formations')).toEqual([
      'BTS, TourismeLycée du Lac · Depuis 2015',
      'BTS, TourismeLycée du Lac · 2015 – 2017',
    ])
  })

  it('says where they are expected, and for whom they have worked', async () => {
    const shift = (number: number, startDate: string, endDate: string) => ({
      id: `00000000-0000-4000-8000-0000000009a${number}`,
      startDate,
      endDate,
      timeZone: 'Europe/Paris' as const,
      mission: mission(1, 'Maison Lumière'),
    })
    await open({
      missionsCount: 3,
      upcomingShifts: [
        shift(1, '2026-11-20T08:00:00.000Z', '2026-11-20T12:00:00.000Z'),
        shift(2, '2026-11-21T21:00:00.000Z', '2026-11-22T05:00:00.000Z'),
      ],
      upcomingPlannings: [
        {
          startDate: '2026-12-07T00:00:00.000Z',
          endDate: '2026-12-18T00:00:00.000Z',
          mission: mission(2, 'Brasserie'),
        },
      ],
      pastMissions: [
        {
          ...mission(3, 'Brasserie'),
          startDate: '2026-10-05T07:00:00.000Z',
          endDate: '2026-10-09T15:00:00.000Z',
          timeZone: 'Europe/Paris',
        },
      ],
    })
    expect(itemsOf('Créneaux à venir')).toEqual([
      'Planning flexible, du lun. 7 déc. au ven. 18 déc.Serveur 2 · Brasserie',
      'ven. 20 nov.09:00 – 13:00En coursServeur 1 · Maison Lumière',
      'sam. 21 nov.22:00 – 06:00+1le lendemainServeur 1 · Maison Lumière',
    ])
    const link = panel('Créneaux à venir').getByRole('link', { name: 'Serveur 2' })
    expect(link.getAttribute('href')).toBe(`/side-admin/staffing/${mission(2, '').id}`)
    const [lumiere, brasserie] = within(byRole('list', 'Entreprises')).getAllByRole('group')
    expect(lumiere?.textContent).toBe('Maison Lumière1 missionServeur 1En cours ou à venir')
    expect(brasserie?.textContent).toBe(
      'Brasserie2 missionsServeur 2En cours ou à venirServeur 35 octobre 2026 – 9 octobre 2026',
    )
  })

  it('says that a profile does not exist, and tries again where it failed', async () => {
    answer(readSider, () => refused('errors.not_found'))
    await show(<SiderPage id={stored.id} />, { as: staff })
    expect(await soonByRole('heading', 'Ce profil n’existe pas')).toBeDefined()
  })
})

describe('the identity of a Sider', () => {
  async function openIdentity() {
    const view = await open()
    await view.user.click(byRole('button', 'Modifier\u202f: Identité'))
    await soonByRole('dialog', 'Identité et coordonnées')
    return view
  }

  it('is changed: an emptied e-mail and town are taken out', async () => {
    const sent = takesChanges()
    const { user } = await openIdentity()
    await writeIn(user, 'E-mail (facultatif)', '')
    await user.clear(byRole('combobox', /^Commune/))
    await user.tab()
    await press(user, 'Enregistrer')
    await waitFor(() => expect(hasRole('dialog', 'Identité et coordonnées')).toBe(false))
    expect(sent()).toEqual([
      {
        firstName: 'Nora',
        lastName: 'Petit',
        phoneNumber: '+33612345678',
        email: null,
        home: null,
      },
    ])
    expect(panel('Identité').getAllByText('Non renseigné')).toHaveLength(2)
  })

  it('shows what the API refuses under its field', async () => {
    answer(changeSider, () =>
      refusedFields(issue(['lastName'], 'errors.field.too_long', { max: 100 })),
    )
    const { user } = await openIdentity()
    await writeIn(user, 'Nom de famille', 'Petit-Jean')
    await press(user, 'Enregistrer')
    const field = byRole('textbox', 'Nom de famille')
    await waitFor(() => expect(saidOf(field).join(' ')).toMatch(/100 au plus/))
    expect(field).toHaveProperty('value', 'Petit-Jean')
    expect(toasts()).toEqual([])
  })
})

describe('the skills of a Sider', () => {
  it('jobs, licences and languages are changed in one dialog and sent in one call', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Compétences'))
    await soonByRole('dialog', 'Compétences')
    await choose(user, 'Ajouter un métier', 'Cuisinier')
    await choose(user, 'Rechercher une langue', 'Espagnol')
    await user.click(byRole('checkbox', 'Permis B'))
    await press(user, 'Enregistrer')
    await waitFor(() =>
      expect(sent()).toEqual([
        { jobTypeIds: ['waiter', 'cook'], licenceIds: ['b'], languageIds: ['es-1'] },
      ]),
    )
  })
})

describe('the experiences of a Sider', () => {
  it('take one more, on top of what somebody else has added meanwhile', async () => {
    const sent = takesChanges()
    const { user } = await open()
    stored = aSider({ experiences: [barmaid] })
    await user.click(byRole('button', 'Ajouter une expérience'))
    await soonByRole('dialog', 'Ajouter une expérience')
    await writeIn(user, 'Poste', 'Serveuse')
    await writeIn(user, 'Entreprise', 'Café du Lac')
    await writeIn(user, 'Durée en mois', '18')
    expect(saidOf(byRole('textbox', 'Durée en mois'))).toContain('1 an et 6 mois')
    await writeIn(user, 'Tâches (facultatif)', ' Servir \n\nEncaisser')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(hasRole('dialog', 'Ajouter une expérience')).toBe(false))
    const added = {
      name: 'Serveuse',
      companyName: 'Café du Lac',
      duration: 18,
      categories: [],
      subtasks: ['Servir', 'Encaisser'],
    }
    expect(sent()).toEqual([{ experiences: [barmaid, added] }])
    expect(itemsOf('Expériences')).toHaveLength(2)
  })

  it('change one in its place', async () => {
    const sent = takesChanges()
    const { user } = await open({ experiences: [barmaid, { ...barmaid, name: 'Barista' }] })
    await user.click(byRole('button', 'Modifier\u202f: Barmaid'))
    await soonByRole('dialog', 'Modifier l’expérience')
    expect(byRole('textbox', 'Tâches (facultatif)')).toHaveProperty(
      'value',
      'Encaisser\nPréparer le bar',
    )
    await writeIn(user, 'Durée en mois', '20')
    await press(user, 'Enregistrer')
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          experiences: [
            { ...barmaid, duration: 20 },
            { ...barmaid, name: 'Barista' },
          ],
        },
      ]),
    )
  })

  it.each([
    ['Durée en mois', '0', /trop petite/],
    ['Durée en mois', '', /obligatoire/],
    ['Tâches (facultatif)', 'x'.repeat(201), /200 au plus/],
    ['Types d’établissement (facultatif)', 'x\n'.repeat(21), /20 au plus/],
  ])('refuse « %s » beyond its limits', async (name, typed, sentence) => {
    const { user } = await open({ experiences: [barmaid] })
    await user.click(byRole('button', 'Modifier\u202f: Barmaid'))
    await soonByRole('dialog', 'Modifier l’expérience')
    await writeIn(user, name, typed)
    await waitFor(() => expect(saidOf(byRole('textbox', name)).join(' ')).toMatch(sentence))
    expect(isClosed(byRole('button', 'Enregistrer'))).toBe(true)
  })

  it('lose one, which can be put back where it was', async () => {
    const sent = takesChanges()
    const barista = { ...barmaid, name: 'Barista' }
    const { user } = await open({ experiences: [barmaid, barista] })
    await user.click(byRole('button', 'Supprimer\u202f: Barmaid'))
    await waitFor(() => expect(itemsOf('Expériences')).toHaveLength(1))
    await user.click(await soonByRole('button', 'Annuler'))
    await waitFor(() => expect(itemsOf('Expériences')).toHaveLength(2))
    expect(sent()).toEqual([{ experiences: [barista] }, { experiences: [barmaid, barista] }])
  })
})

describe('the educations of a Sider', () => {
  it('do not end before they begin', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Ajouter une formation'))
    await soonByRole('dialog', 'Ajouter une formation')
    await writeIn(user, 'Diplôme ou titre', 'BTS')
    await writeIn(user, 'Établissement', 'Lycée du Lac')
    await writeIn(user, 'Année de début', '2015')
    const end = byRole('textbox', 'Année de fin (facultatif)')
    await writeIn(user, end, '2014')
    await waitFor(() => expect(saidOf(end).join(' ')).toMatch(/fin ne peut pas précéder/))
    expect(isClosed(byRole('button', 'Enregistrer'))).toBe(true)
    await writeIn(user, end, '')
    await press(user, 'Enregistrer')
    await waitFor(() =>
      expect(sent()).toEqual([{ educations: [{ ...degree, fieldOfStudy: '', endYear: null }] }]),
    )
  })
})

describe('the unavailability of a Sider', () => {
  it('folds what is over and says what is under way', async () => {
    await open({
      unavailabilities: [
        absence('2026-10-01', '2026-10-02'),
        absence('2026-11-19', '2026-11-20', 'Examen'),
        absence('2026-12-24', '2026-12-24'),
      ],
    })
    expect(screen.getByText('1 indisponibilité passée')).toBeDefined()
    const coming = byRole('list', 'Indisponibilités')
    const said = [...coming.children].map((row) => row.firstElementChild?.textContent)
    expect(said).toEqual([
      'du jeu. 19 nov. 2026 au ven. 20 nov. 2026En coursExamen',
      'le jeu. 24 déc. 2026',
    ])
  })

  it('shares no day with another one', async () => {
    const sent = takesChanges()
    const { user } = await open({ unavailabilities: [absence('2026-12-24', '2026-12-26')] })
    await user.click(byRole('button', 'Ajouter une indisponibilité'))
    await soonByRole('dialog', 'Ajouter une indisponibilité')
    await writeIn(user, 'Premier jour', '20/12/2026')
    await writeIn(user, 'Dernier jour', '24/12/2026')
    await waitFor(() =>
      expect(saidOf(byRole('textbox', 'Premier jour')).join(' ')).toMatch(/chevauche/),
    )
    await writeIn(user, 'Dernier jour', '23/12/2026')
    await writeIn(user, 'Commentaire (facultatif)', 'Voyage')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toEqual([
      {
        unavailabilities: [
          { startDate: '2026-12-24', endDate: '2026-12-26', comment: null },
          {
            startDate: '2026-12-20',
            endDate: '2026-12-23',
            comment: 'Voyage',
          },
        ],
      },
    ])
  })

  it('does not stand in its own way when it is changed', async () => {
    const sent = takesChanges()
    const { user } = await open({ unavailabilities: [absence('2026-12-24', '2026-12-26')] })
    await user.click(byRole('button', 'Modifier\u202f: du jeu. 24 déc. 2026 au sam. 26 déc. 2026'))
    await soonByRole('dialog', 'Modifier l’indisponibilité')
    await writeIn(user, 'Dernier jour', '25/12/2026')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.unavailabilities?.map(({ endDate }) => endDate.slice(0, 10))).toEqual([
      '2026-12-25',
    ])
  })
})

describe('the standing of a Sider', () => {
  it('ends and comes back, each after a question', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Désactiver'))
    const question = await soonByRole('alertdialog', /^Désactiver le profil de Nora Petit/)
    await user.click(within(question).getByRole('button', { name: 'Désactiver' }))
    await screen.findByText(/^Ce profil est désactivé/)
    await user.click(byRole('button', 'Réactiver'))
    const again = await soonByRole('alertdialog', /^Réactiver le profil de Nora Petit/)
    await user.click(within(again).getByRole('button', { name: 'Réactiver' }))
    await soonByRole('button', 'Désactiver')
    expect(sent()).toEqual([{ deactivated: true }, { deactivated: false }])
  })

  it('does not end while somebody expects them', async () => {
    await open({
      upcomingPlannings: [
        {
          startDate: '2026-12-07T00:00:00.000Z',
          endDate: '2026-12-18T00:00:00.000Z',
          mission: mission(2, 'Brasserie'),
        },
      ],
    })
    const button = byRole('button', 'Désactiver')
    expect(isClosed(button)).toBe(true)
    expect(saidOf(button).join(' ')).toMatch(/créneaux à venir \(1\)/)
  })

  it('is still there after the API refused, because it knows of shifts that this page does not show', async () => {
    answer(changeSider, () => refused('errors.sider.has_shifts', { count: 2 }))
    const { user } = await open()
    await user.click(byRole('button', 'Désactiver'))
    const question = await soonByRole('alertdialog', /^Désactiver/)
    await user.click(within(question).getByRole('button', { name: 'Désactiver' }))
    await waitFor(() => expect(toasts().join(' ')).toMatch(/créneaux à venir \(2\)/))
    expect(hasRole('button', 'Désactiver')).toBe(true)
  })
})
