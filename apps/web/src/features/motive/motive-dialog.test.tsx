import {
  createMotive,
  deleteMotive,
  listMotives,
  type MotiveReply,
} from '@renfort/contract/motive.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { MotiveDialog } from './motive-dialog.tsx'

const aMotive = (changes: Partial<MotiveReply> = {}): MotiveReply => ({
  id: '00000000-0000-4000-8000-000000000f01',
  organisationId: companyId,
  reason: 'activityIncrease',
  justification: 'Fêtes de fin d’année',
  replacements: [],
  recruitments: [],
  ...changes,
})
const holidays = aMotive()
const stock = aMotive({
  id: '00000000-0000-4000-8000-000000000f02',
  justification: 'Inventaire de janvier',
})
const illness = aMotive({
  id: '00000000-0000-4000-8000-000000000f03',
  reason: 'replacement',
  justification: 'Arrêt de travail',
  replacements: [{ name: 'Hugo Petit', position: 'Serveur', justification: 'Maladie' }],
})

beforeEach(() => void answer(listMotives, () => [holidays, stock, illness]))

async function open(current: MotiveReply | null = null, disabledReason?: string) {
  const onClose = vi.fn<() => void>()
  const choose = vi.fn<(motive: MotiveReply) => Promise<void>>(() => Promise.resolve())
  const view = await show(<MotiveDialog isOpen {...{ onClose, current, choose, disabledReason }} />)
  await soonByRole('dialog', 'Motif de recours')
  return { ...view, onClose, choose }
}
const reason = (name: string) => byRole('radio', new RegExp(`^${name}`))
const confirm = () => byRole('button', 'Choisir ce motif')
const increase = 'Accroissement temporaire'

async function openForm(name: string) {
  const view = await open()
  await view.user.click(reason(name))
  await view.user.click(await soonByRole('button', 'Créer une justification'))
  await soonByRole('dialog', 'Nouvelle justification')
  return view
}
const field = (label: string) => byRole('textbox', label)
const save = () => byRole('button', 'Enregistrer la justification')
const submit = (user: UserEvent) => press(user, 'Enregistrer la justification')

describe('the choice of a motive', () => {
  it('POST-13 offers the five reasons', async () => {
    await open()
    const group = within(byRole('radiogroup', 'Raison'))
    expect(group.getAllByRole('radio')).toHaveLength(5)
    for (const name of ['Remplacement', 'Attente d’un recrutement', 'Emploi d’usage'])
      expect(reason(name)).toHaveProperty('checked', false)
    expect(saidOf(confirm())).toContain('Choisissez d’abord une raison.')
  })

  it('POST-19 POST-20 lists what is saved for the reason alone, and chooses one', async () => {
    const { user, choose, onClose } = await open()
    await user.click(reason(increase))
    await soonByRole('radio', 'Fêtes de fin d’année')
    expect(hasRole('radio', /^Arrêt de travail/)).toBe(false)
    expect(saidOf(confirm())).toContain('Choisissez ou créez une justification.')
    await user.click(byRole('radio', 'Inventaire de janvier'))
    await press(user, 'Choisir ce motif')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(choose).toHaveBeenCalledWith(stock)
  })

  it('POST-18 forgets the justification with its reason', async () => {
    const { user } = await open(holidays)
    expect(await soonByRole('radio', 'Fêtes de fin d’année')).toHaveProperty('checked', true)
    await user.click(reason('Remplacement'))
    expect(saidOf(confirm())).toContain('Choisissez ou créez une justification.')
    await user.click(reason(increase))
    expect(await soonByRole('radio', 'Fêtes de fin d’année')).toHaveProperty('checked', false)
  })

  it('has nothing to choose while it is the motive of the mission already', async () => {
    await open(holidays)
    expect(saidOf(confirm())).toContain('C’est déjà le motif de la mission.')
  })

  it('says who is replaced, and where a reason has no justification yet', async () => {
    const { user } = await open()
    await user.click(reason('Remplacement'))
    expect(await screen.findByText('Hugo Petit, Serveur : Maladie')).toBeDefined()
    await user.click(reason('Emploi saisonnier'))
    expect(screen.getByText('Aucune justification enregistrée pour cette raison.')).toBeDefined()
  })

  it('stays open with the choice when the mission did not take it', async () => {
    const { user, choose, onClose } = await open()
    choose.mockRejectedValueOnce(new Error('refused'))
    await user.click(reason(increase))
    await user.click(await soonByRole('radio', 'Inventaire de janvier'))
    await press(user, 'Choisir ce motif')
    await waitFor(() => expect(isClosed(confirm())).toBe(false))
    expect(onClose).not.toHaveBeenCalled()
    expect(byRole('radio', 'Inventaire de janvier')).toHaveProperty('checked', true)
  })

  it('POST-36 changes nothing where the motive is locked, and says why', async () => {
    const { user } = await open(holidays, 'Cette mission a des contrats.')
    await user.click(reason('Remplacement'))
    expect(reason(increase)).toHaveProperty('checked', true)
    expect(saidOf(confirm())).toContain('Cette mission a des contrats.')
  })
})

describe('a motive that is no longer wanted', () => {
  const remove = (name: string) => byRole('button', `Supprimer le motif\u202f: ${name}`)

  it('POST-20 is deleted once it is confirmed', async () => {
    const sent = answer(deleteMotive, () => {
      answer(listMotives, () => [holidays])
    })
    const { user } = await open(holidays)
    await soonByRole('radio', 'Inventaire de janvier')
    await user.click(remove('Inventaire de janvier'))
    const question = await soonByRole('alertdialog', 'Supprimer ce motif\u202f?')
    expect(question.textContent).toContain('Inventaire de janvier')
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Motif supprimé.']))
    expect(sent).toEqual([{ params: { id: stock.id } }])
    await waitFor(() => expect(hasRole('radio', 'Inventaire de janvier')).toBe(false))
  })

  it('POST-20 stays where the mission has it, or another mission', async () => {
    answer(deleteMotive, () => refused('errors.motive.in_use'))
    const { user } = await open(holidays)
    await soonByRole('radio', 'Inventaire de janvier')
    expect(isClosed(remove('Fêtes de fin d’année'))).toBe(true)
    await user.click(remove('Inventaire de janvier'))
    await user.click(await soonByRole('button', 'Supprimer'))
    await waitFor(() => expect(toasts()[0]).toMatch(/Une mission utilise ce motif/))
    expect(hasRole('radio', 'Inventaire de janvier')).toBe(true)
  })
})

describe('a new justification', () => {
  it('POST-14 POST-19 is sent trimmed, then chosen', async () => {
    const made = aMotive({ id: '00000000-0000-4000-8000-000000000f09', justification: 'Salon' })
    const sent = answer(createMotive, () => made)
    const { user, choose } = await openForm(increase)
    await writeIn(user, 'Justification', '  Salon du vin  ')
    await submit(user)
    await waitFor(() => expect(hasRole('dialog', 'Nouvelle justification')).toBe(false))
    expect(sent).toEqual([
      {
        body: {
          reason: 'activityIncrease',
          justification: 'Salon du vin',
          replacements: [],
          recruitments: [],
        },
      },
    ])
    expect(byRole('radio', 'Salon')).toHaveProperty('checked', true)
    await press(user, 'Choisir ce motif')
    await waitFor(() => expect(choose).toHaveBeenCalledWith(made))
  })

  it.each([
    ['Salon', true],
    ['  Salon  ', true],
    ['Salons', false],
  ])('POST-14 with « %s » is closed: %s', async (typed, closed) => {
    const { user } = await openForm(increase)
    await writeIn(user, 'Justification', typed)
    const tooShort = 'La justification a au moins 6 caractères.'
    await waitFor(() => expect(saidOf(field('Justification')).includes(tooShort)).toBe(closed))
    expect(isClosed(save())).toBe(closed)
  })

  it.each(['Prénom et nom', 'Poste occupé', 'Raison de l’absence'])(
    'POST-16 of a replacement needs « %s »',
    async (missing) => {
      const { user } = await openForm('Remplacement')
      const typed = {
        'Prénom et nom': 'Hugo',
        'Poste occupé': 'Serveur',
        'Raison de l’absence': 'Congé',
      }
      for (const [label, text] of Object.entries(typed))
        if (label !== missing) await writeIn(user, label, text)
      await writeIn(user, 'Justification', 'Congé annuel')
      expect(isClosed(save())).toBe(true)
      await writeIn(user, missing, ' ')
      await waitFor(() => expect(saidOf(field(missing))).toContain('Ce champ est obligatoire.'))
    },
  )

  it('POST-16 takes several people, and one row at least', async () => {
    const sent = answer(createMotive, () => illness)
    const { user } = await openForm('Remplacement')
    expect(hasRole('button', /^Retirer/)).toBe(false)
    await user.click(byRole('button', 'Ajouter une personne remplacée'))
    await user.click(byRole('button', 'Ajouter une personne remplacée'))
    await user.click(byRole('button', 'Retirer Personne remplacée 2'))
    for (const [number, who] of [
      [1, 'Hugo'],
      [2, 'Inès'],
    ] as const) {
      const row = within(byRole('group', `Personne remplacée ${number}`))
      await writeIn(user, row.getByRole('textbox', { name: 'Prénom et nom' }), who)
      await writeIn(user, row.getByRole('textbox', { name: 'Poste occupé' }), 'Serveur')
      await writeIn(user, row.getByRole('textbox', { name: 'Raison de l’absence' }), 'Congé')
    }
    await writeIn(user, 'Justification', 'Congés annuels')
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.replacements?.map(({ name }) => name)).toEqual(['Hugo', 'Inès'])
  })

  it('POST-17 of somebody expected has their name, the day and the position', async () => {
    const sent = answer(createMotive, () => aMotive({ reason: 'waitingRecruitment' }))
    const { user } = await openForm('Attente d’un recrutement')
    await writeIn(user, 'Prénom et nom', 'Léa Roux')
    await writeIn(user, 'Poste à pourvoir', 'Cheffe de rang')
    await writeIn(user, 'Justification', 'Embauche en cours')
    expect(isClosed(save())).toBe(true)
    await writeIn(user, 'Date d’arrivée', '15/01/2027')
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.recruitments).toEqual([
      { name: 'Léa Roux', date: '2027-01-15', position: 'Cheffe de rang' },
    ])
  })

  it('is kept when the service is down', async () => {
    answer(createMotive, () => refused('errors.unavailable'))
    const { user } = await openForm(increase)
    await writeIn(user, 'Justification', 'Salon du vin')
    await submit(user)
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(field('Justification')).toHaveProperty('value', 'Salon du vin')
  })
})
