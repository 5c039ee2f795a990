import { listJobTypes, readCompletion } from '@renfort/contract/organisation.ts'
import {
  changeBonuses,
  changeIndemnities,
  confirmIndemnities,
  deleteIndemnity,
  readRemunerationPolicy,
} from '@renfort/contract/remuneration.ts'
import type {
  BonusReply,
  LunchReply,
  RemunerationPolicyReply,
  TransportReply,
} from '@renfort/contract/remuneration-policy.ts'
import { type Me, readMe } from '@renfort/contract/session.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { aMe, companyId } from '../../testing/a-me.ts'
import { aPayPolicy } from '../../testing/a-pay-policy.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
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
import { choose, writeIn } from '../../testing/write-in.ts'
import { RemunerationPage } from './remuneration-page.tsx'

const free = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
const lunch: LunchReply = {
  id: '00000000-0000-4000-8000-000000000701',
  type: 'ticket',
  amount: 10,
  coverRate: 55,
  otherParameters: free,
}
const transport: TransportReply = {
  id: '00000000-0000-4000-8000-000000000702',
  publicCoverRate: 75,
  otherParameters: free,
}
const bonus: BonusReply = {
  id: '00000000-0000-4000-8000-000000000703',
  name: 'Habillage',
  amount: 1.5,
  frequency: 'day',
  conditions: 'En cuisine',
}
const acting = { actingUntil: '2026-11-23T18:00:00.000Z' }
const saved = 'Réussi Indemnité enregistrée. Elle attend votre confirmation.'

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
  answer(listJobTypes, () => [
    { id: 'serveur', name: 'Serveur' },
    { id: 'barman', name: 'Barman' },
  ])
})

async function open(
  indemnities: Partial<RemunerationPolicyReply['indemnities']> = {},
  as: Partial<Me> = {},
) {
  answer(readRemunerationPolicy, () => aPayPolicy({ indemnities }))
  // A change of the policy makes every cached answer stale.
  answer(readMe, () => aMe(as))
  const view = await show(<RemunerationPage organisationId={companyId} />, { as })
  await soonByRole('heading', 'Indemnités et primes')
  return view
}
async function openDialog(button: string, title: string, indemnities = {}, as: Partial<Me> = {}) {
  const view = await open(indemnities, as)
  await view.user.click(byRole('button', button))
  await soonByRole('dialog', title)
  return view
}
const addLunch = () => openDialog('Ajouter\u202f: Repas', 'Repas')
const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => dialog().getByRole('textbox', { name: label })
const check = (user: UserEvent, name: RegExp) =>
  user.click(dialog().getByRole('checkbox', { name }))
const save = () => dialog().getByRole('button', { name: 'Enregistrer' })
const submit = (user: UserEvent) => press(user, 'Enregistrer')

describe('meals', () => {
  it('REM-12 REM-14 of a voucher are sent with the share of the employer, which is worked out live', async () => {
    const sent = answer(changeIndemnities, () => aPayPolicy({ indemnities: { lunch: [lunch] } }))
    const { user } = await addLunch()
    await user.click(dialog().getByRole('radio', { name: /^Titre-restaurant/ }))
    await writeIn(user, field('Montant par jour'), '11,20')
    await waitFor(() =>
      expect(
        dialog().getByText(/^Sur 11,20.€ par jour, 6,72.€ vous sont facturés et 4,48.€/),
      ).toBeDefined(),
    )
    await writeIn(user, field('Part de l’employeur'), '50')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent).toEqual([
      {
        params: { id: companyId },
        body: { lunch: { type: 'ticket', amount: 11.2, coverRate: 50, otherParameters: free } },
      },
    ])
    await screen.findByText(/^Titre-restaurant de 10,00.€ par jour, dont 55.% pour l’employeur/)
  })

  it('REM-12 need a form', async () => {
    const { user } = await addLunch()
    await writeIn(user, field('Montant par jour'), '11')
    expect(isClosed(save())).toBe(true)
    await user.click(dialog().getByRole('radio', { name: /^Indemnité/ }))
    await waitFor(() => expect(isClosed(save())).toBe(false))
    expect(dialog().queryByRole('textbox', { name: 'Part de l’employeur' })).toBeNull()
  })

  it.each([
    ['REM-13', 'Montant par jour', '0', /^La valeur est trop petite/],
    ['REM-13', 'Montant par jour', '30', /^La valeur est trop grande\s: 30/],
    ['REM-13', 'Montant par jour', 'dix', /^Indiquez un montant/],
    ['REM-14', 'Part de l’employeur', '0', /^La valeur est trop petite/],
    ['REM-14', 'Part de l’employeur', '100', /^La valeur est trop grande\s: 100/],
    ['REM-14', 'Part de l’employeur', '', /^Ce champ est obligatoire/],
  ])('%s refuse « %s » of %s', async (_id, label, typed, sentence) => {
    const { user } = await addLunch()
    await user.click(dialog().getByRole('radio', { name: /^Titre-restaurant/ }))
    await writeIn(user, field('Montant par jour'), '11')
    await writeIn(user, field(label), typed)
    await waitFor(() => expect(saidOf(field(label))[0]).toMatch(sentence))
    expect(isClosed(save())).toBe(true)
  })

  it.each(['0,01', '29,99'])('REM-13 take « %s »', async (amount) => {
    const { user } = await addLunch()
    await user.click(dialog().getByRole('radio', { name: /^Indemnité/ }))
    await writeIn(user, field('Montant par jour'), amount)
    await waitFor(() => expect(isClosed(save())).toBe(false))
  })

  it('say what the law has against a share, and take it all the same', async () => {
    const { user } = await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    await writeIn(user, field('Part de l’employeur'), '80')
    await waitFor(() =>
      expect(dialog().getByText(/exonérée de cotisations entre 50/)).toBeDefined(),
    )
    expect(isClosed(save())).toBe(false)
  })

  it('REM-21 are unique: another one that was added meanwhile is reported, and nothing is lost', async () => {
    answer(changeIndemnities, () => refused('errors.remuneration.duplicate_benefit'))
    const { user } = await addLunch()
    await user.click(dialog().getByRole('radio', { name: /^Indemnité/ }))
    await writeIn(user, field('Montant par jour'), '11')
    await submit(user)
    expect(
      await dialog().findByText('Une seule indemnité de chaque type est possible.'),
    ).toBeDefined()
    expect(field('Montant par jour')).toHaveProperty('value', '11,00')
  })

  it('REM-21 cannot be added while there is one', async () => {
    await open({ lunch: [lunch], transportation: [transport] })
    expect(hasRole('button', 'Ajouter\u202f: Repas')).toBe(false)
    expect(hasRole('button', 'Ajouter\u202f: Transports en commun')).toBe(false)
  })

  it('REM-13 show at their field what the server refuses', async () => {
    answer(changeIndemnities, () =>
      refusedFields(issue(['lunch', 'amount'], 'errors.field.too_big', { max: 30 })),
    )
    const { user } = await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    await writeIn(user, field('Montant par jour'), '12')
    await submit(user)
    await waitFor(() => expect(saidOf(field('Montant par jour'))[0]).toMatch(/trop grande/))
  })

  it('REM-22 are deleted once it is confirmed', async () => {
    const sent = answer(deleteIndemnity, () => aPayPolicy())
    const { user } = await open({ lunch: [lunch] })
    await user.click(byRole('button', 'Supprimer\u202f: Repas'))
    const question = await soonByRole('alertdialog', 'Supprimer l’indemnité de repas\u202f?')
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi Indemnité supprimée/))
    expect(sent).toEqual([{ params: { id: companyId, indemnityId: lunch.id } }])
    expect(screen.getByText('Aucune indemnité de repas.')).toBeDefined()
  })
})

describe('the conditions', () => {
  it('REM-16 REM-17 REM-18 REM-19 are off until they are checked, with what is usual', async () => {
    const sent = answer(changeIndemnities, () => aPayPolicy())
    const { user } = await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    await check(user, /^Selon les heures de la journée/)
    await check(user, /^Selon l’ancienneté/)
    expect(field('Heures de travail, au moins')).toHaveProperty('value', '4')
    expect(field('Ancienneté dans la mission')).toHaveProperty('value', '30')
    await check(user, /^Dans les zones touristiques/)
    await check(user, /^Pour certains métiers/)
    await check(user, /^Barman/)
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.lunch).toEqual({
      ...lunch,
      otherParameters: {
        hoursPerDay: { threshold: 4 },
        seniority: { daysThreshold: 30 },
        zti: { isApplicable: true },
        taskType: { jobTypes: ['barman'] },
      },
    })
  })

  it.each([
    ['REM-17', /^Selon les heures/, 'Heures de travail, au moins', '0'],
    ['REM-17', /^Selon les heures/, 'Heures de travail, au moins', '13'],
    ['REM-16', /^Selon l’ancienneté/, 'Ancienneté dans la mission', '0'],
    ['REM-16', /^Selon l’ancienneté/, 'Ancienneté dans la mission', '1,5'],
  ])('%s refuse %s « %s » of %s', async (_id, box, label, typed) => {
    const { user } = await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    await check(user, box)
    await writeIn(user, field(label), typed)
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
    expect(isClosed(save())).toBe(true)
  })

  it('REM-19 need a job where they are for some jobs alone', async () => {
    const { user } = await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    await check(user, /^Pour certains métiers/)
    await waitFor(() => expect(isClosed(save())).toBe(true))
    await check(user, /^Serveur/)
    await waitFor(() => expect(isClosed(save())).toBe(false))
  })

  it('REM-19 cannot be for some jobs where the company has none yet', async () => {
    answer(listJobTypes, () => [])
    await openDialog('Modifier\u202f: Repas', 'Repas', { lunch: [lunch] })
    const box = dialog().getByRole('checkbox', { name: /^Pour certains métiers/ })
    expect(saidOf(box).join(' ')).toMatch(/^Créez d’abord une fiche de poste/)
  })

  it('REM-16 REM-17 REM-18 REM-19 are read in sentences', async () => {
    const otherParameters = {
      hoursPerDay: { threshold: 5.5 },
      seniority: { daysThreshold: 60 },
      zti: { isApplicable: true },
      taskType: { jobTypes: ['serveur', 'barman'] },
    }
    await open({ lunch: [{ ...lunch, otherParameters }] })
    await screen.findByText('Pour ces métiers : Serveur ou Barman')
    expect(screen.getByText('Pour une journée d’au moins 5h30 de travail')).toBeDefined()
    expect(screen.getByText('Après 60 jours de mission')).toBeDefined()
    expect(screen.getByText('Dans les zones touristiques internationales seulement')).toBeDefined()
  })
})

describe('public transport', () => {
  const title = 'Transports en commun'
  const share = 'Part prise en charge'

  it('REM-15 is proposed at the half that the law asks for', async () => {
    const sent = answer(changeIndemnities, () => aPayPolicy())
    const { user } = await openDialog(`Ajouter\u202f: ${title}`, title)
    expect(field(share)).toHaveProperty('value', '50')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent[0]?.body).toEqual({
      transportation: { publicCoverRate: 50, otherParameters: free },
    })
  })

  it.each([
    ['49', /trop petite\s: 50/],
    ['101', /trop grande\s: 100/],
  ])('REM-15 refuses « %s »', async (typed, sentence) => {
    const { user } = await openDialog(`Ajouter\u202f: ${title}`, title)
    await writeIn(user, field(share), typed)
    await waitFor(() => expect(saidOf(field(share))[0]).toMatch(sentence))
    expect(isClosed(save())).toBe(true)
  })

  it('REM-15 says what of a subscription is paid back', async () => {
    await open({ transportation: [transport] })
    expect(screen.getByText(/^Sur un abonnement de 100,00.€, 75,00.€/)).toBeDefined()
  })
})

describe('bonuses', () => {
  it('REM-26 are read by the company, which cannot change them', async () => {
    await open({ other: [bonus] })
    expect(screen.getByText(/^Habillage : 1,50.€ par jour$/)).toBeDefined()
    expect(screen.getByText('En cuisine')).toBeDefined()
    expect(hasRole('button', 'Ajouter une prime')).toBe(false)
    expect(hasRole('button', 'Modifier\u202f: Habillage')).toBe(false)
  })

  it('REM-26 are added by staff who act for it, behind those that are there', async () => {
    const sent = answer(changeBonuses, () => aPayPolicy({ indemnities: { other: [bonus] } }))
    const { user } = await openDialog(
      'Ajouter une prime',
      'Ajouter une prime',
      { other: [bonus] },
      acting,
    )
    await writeIn(user, field('Nom de la prime'), ' Panier ')
    await writeIn(user, field('Montant'), '4,10')
    await choose(user, 'Versée', 'Par semaine')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual(['Réussi Prime enregistrée.']))
    expect(sent[0]?.body.bonuses).toEqual([
      bonus,
      { name: 'Panier', amount: 4.1, frequency: 'week', conditions: '' },
    ])
  })

  it('REM-26 change without undoing what a colleague has just added', async () => {
    const sent = answer(changeBonuses, () => aPayPolicy())
    const { user } = await openDialog(
      'Modifier\u202f: Habillage',
      'Modifier la prime',
      { other: [bonus] },
      acting,
    )
    const fresh = { ...bonus, id: '00000000-0000-4000-8000-000000000709', name: 'Nuit' }
    answer(readRemunerationPolicy, () => aPayPolicy({ indemnities: { other: [bonus, fresh] } }))
    await writeIn(user, field('Montant'), '2')
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.bonuses.map(({ name, amount }) => [name, amount])).toEqual([
      ['Habillage', 2],
      ['Nuit', 1.5],
    ])
  })

  it('REM-26 are deleted once it is confirmed', async () => {
    const sent = answer(changeBonuses, () => aPayPolicy())
    const { user } = await open({ other: [bonus] }, acting)
    await user.click(byRole('button', 'Supprimer\u202f: Habillage'))
    await user.click(await soonByRole('button', 'Supprimer'))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Prime supprimée.']))
    expect(sent[0]?.body).toEqual({ bonuses: [] })
  })
})

it('REM-23 confirms the indemnities, or that there are none', async () => {
  const sent = answer(confirmIndemnities, () => ({
    ...aPayPolicy(),
    indemnitiesConfirmation: true,
  }))
  const { user } = await open()
  await user.click(byRole('button', 'Confirmer les indemnités'))
  await waitFor(() => expect(toasts()).toEqual(['Réussi Indemnités confirmées.']))
  expect(sent).toHaveLength(1)
  expect(hasRole('button', 'Confirmer les types d’heures')).toBe(true)
})
