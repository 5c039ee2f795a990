import { listJobTypes, readCompletion } from '@renfort/contract/organisation.ts'
import {
  changeHoursTypes,
  confirmHoursTypes,
  confirmIndemnities,
  readRemunerationPolicy,
} from '@renfort/contract/remuneration.ts'
import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
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

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
  answer(listJobTypes, () => [])
})

async function open(policy: RemunerationPolicyReply = aPayPolicy(), as: Partial<Me> = {}) {
  answer(readRemunerationPolicy, () => policy)
  // A change of the policy makes every cached answer stale.
  answer(readMe, () => aMe(as))
  const view = await show(<RemunerationPage organisationId={companyId} />, {
    as,
    at: '/settings/remuneration',
  })
  await soonByRole('heading', 'Types d’heures')
  return view
}
async function openKind(title: string, policy?: RemunerationPolicyReply) {
  const view = await open(policy)
  await view.user.click(byRole('button', `Modifier\u202f: ${title}`))
  await soonByRole('dialog', title)
  return view
}
const dialog = () => within(screen.getByRole('dialog'))
const fields = (label: string) => dialog().getAllByRole('textbox', { name: label })
const field = (label: string) => dialog().getByRole('textbox', { name: label })
const saves = () => answer(changeHoursTypes, () => aPayPolicy())
const save = () => dialog().getByRole('button', { name: 'Enregistrer' })
const submit = (user: UserEvent) => press(user, 'Enregistrer')
const saved = 'Réussi Types d’heures enregistrés. Ils attendent votre confirmation.'
const increase = /^La majoration va de 0 à 200/
const threshold = /^Les seuils vont de 35 à 48 heures/

describe('the confirmation', () => {
  const confirm = 'Confirmer les types d’heures'

  it('REM-23 is asked for each half apart', async () => {
    const sent = answer(confirmHoursTypes, () => ({
      ...aPayPolicy(),
      hoursTypesConfirmation: true,
    }))
    const others = answer(confirmIndemnities, () => aPayPolicy())
    const { user } = await open()
    await user.click(byRole('button', confirm))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Types d’heures confirmés.']))
    expect(sent).toEqual([{ params: { id: companyId } }])
    expect(others).toEqual([])
    expect(hasRole('button', confirm)).toBe(false)
    expect(hasRole('button', 'Confirmer les indemnités')).toBe(true)
  })

  it('REM-23 is not asked where it was given', async () => {
    await open(aPayPolicy({ confirmed: true }))
    expect(hasRole('button', confirm)).toBe(false)
    expect(hasRole('button', 'Confirmer les indemnités')).toBe(false)
    expect(screen.getByText('Confirmés')).toBeDefined()
  })

  it('is closed while a value is out of its bounds', async () => {
    await open(aPayPolicy({ hoursTypes: { valid: false } }))
    expect(saidOf(byRole('button', confirm))).toContain(
      'Corrigez d’abord les valeurs qui sont hors limites.',
    )
    expect(isClosed(byRole('button', 'Confirmer les indemnités'))).toBe(false)
  })

  it('ADMIN-07 is the company’s own, not that of staff who act for it', async () => {
    await open(aPayPolicy(), { actingUntil: '2026-11-23T18:00:00.000Z' })
    expect(saidOf(byRole('button', confirm))).toContain(
      'Impossible de faire cela au nom d’un utilisateur.',
    )
    expect(isClosed(byRole('button', 'Modifier\u202f: Heures de nuit'))).toBe(false)
  })

  it('that is refused says why, and stays to be given', async () => {
    answer(confirmHoursTypes, () => refused('errors.organisation.blocked'))
    const { user } = await open()
    await user.click(byRole('button', confirm))
    await waitFor(() => expect(toasts()[0]).toMatch(/entreprise est bloquée/))
    expect(isClosed(byRole('button', confirm))).toBe(false)
  })
})

describe('overtime', () => {
  it('REM-03 is sent by steps; a step can be added or removed', async () => {
    const sent = saves()
    const { user } = await openKind('Heures supplémentaires')
    await user.click(dialog().getByRole('button', { name: 'Ajouter un palier' }))
    const thresholds = fields('Au-delà de')
    expect(thresholds.map((each) => (each as HTMLInputElement).value)).toEqual(['35', '43', '44'])
    await user.click(dialog().getByRole('button', { name: 'Supprimer le palier de 43h' }))
    await writeIn(user, fields('Majoration')[1] as HTMLElement, '62,5')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent).toEqual([
      {
        params: { id: companyId },
        body: {
          extra: [
            { threshold: 35, increase: 25 },
            { threshold: 44, increase: 62.5 },
          ],
        },
      },
    ])
  })

  it.each([
    ['REM-03', 'Au-delà de', 0, '34', threshold],
    ['REM-03', 'Au-delà de', 1, '49', threshold],
    ['REM-03', 'Au-delà de', 1, '35', threshold],
    ['REM-03', 'Au-delà de', 1, '40,5', threshold],
    ['REM-02', 'Majoration', 0, '201', increase],
    ['REM-02', 'Majoration', 0, '-1', /./],
    ['REM-02', 'Majoration', 0, '', /^Ce champ est obligatoire/],
  ])('%s refuses « %s » %i as « %s »', async (_id, label, index, typed, sentence) => {
    const { user } = await openKind('Heures supplémentaires')
    const control = () => fields(label)[index] as HTMLElement
    await writeIn(user, control(), typed)
    await waitFor(() => expect(control().getAttribute('aria-invalid')).toBe('true'))
    expect(saidOf(control()).join(' ')).toMatch(new RegExp(sentence.source.replace('^', '')))
    expect(isClosed(save())).toBe(true)
  })

  it('REM-03 keeps one step, and adds none beyond 48 hours', async () => {
    const one = aPayPolicy({ hoursTypes: { extra: [{ threshold: 48, increase: 25 }] } })
    await openKind('Heures supplémentaires', one)
    expect(hasRole('button', /^Supprimer le palier/)).toBe(false)
    expect(saidOf(dialog().getByRole('button', { name: 'Ajouter un palier' }))).toContain(
      'Le dernier palier est déjà à 48 heures.',
    )
  })

  it('says what the law has against it, and takes it all the same', async () => {
    const { user } = await openKind('Heures supplémentaires')
    await writeIn(user, fields('Majoration')[0] as HTMLElement, '15')
    await waitFor(() => expect(dialog().getByText(/la loi prévoit 25/)).toBeDefined())
    expect(isClosed(save())).toBe(false)
  })
})

describe('nights', () => {
  it('REM-07 start at quarters of an hour, as the rules let them', async () => {
    const { user } = await openKind('Heures de nuit')
    await user.click(byRole('combobox', 'Début'))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options.slice(0, 3)).toEqual(['18:00', '18:15', '18:30'])
    expect(options).toContain('06:00')
    for (const refusedTime of ['17:45', '06:15', '12:00'])
      expect(options).not.toContain(refusedTime)
  })

  it('REM-04 REM-05 REM-09 are sent with their hours and the increase of seniority', async () => {
    const sent = saves()
    const { user } = await openKind('Heures de nuit')
    await choose(user, 'Début', '22:15')
    await choose(user, 'Fin', '24:00')
    await writeIn(user, field('Majoration'), '30')
    await user.click(dialog().getByRole('checkbox', { name: /^Autre majoration avec/ }))
    await choose(user, 'Après', '3 mois')
    await writeIn(user, field('Majoration d’ancienneté'), '45')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual([saved]))
    expect(sent[0]?.body).toEqual({
      night: {
        startHour: '22:15',
        endHour: '24:00',
        increase: 30,
        seniority: { daysThreshold: 90, increase: 45 },
      },
    })
  })

  it('REM-06 end after they start, where they start in the morning', async () => {
    const { user } = await openKind('Heures de nuit')
    await choose(user, 'Début', '05:00')
    await choose(user, 'Fin', '04:00')
    await user.tab()
    await waitFor(() =>
      expect(saidOf(byRole('combobox', 'Fin')).join(' ')).toMatch(/finit au plus tard à 09:00/),
    )
    expect(isClosed(save())).toBe(true)
    await choose(user, 'Fin', '06:00')
    await waitFor(() => expect(isClosed(save())).toBe(false))
  })

  it.each([
    ['REM-02', 'Majoration', '0'],
    ['REM-08', 'Majoration', '200,01'],
    ['REM-09', 'Majoration d’ancienneté', '0'],
    ['REM-09', 'Majoration d’ancienneté', '201'],
  ])('%s refuse « %s » of %s', async (_id, label, typed) => {
    const { user } = await openKind('Heures de nuit')
    await user.click(dialog().getByRole('checkbox', { name: /^Autre majoration avec/ }))
    await writeIn(user, field(label), typed)
    await waitFor(() => expect(saidOf(field(label))[0]).toMatch(increase))
    expect(isClosed(save())).toBe(true)
  })

  it('REM-20 offer one to twelve months, and thirty days first', async () => {
    const { user } = await openKind('Heures de nuit')
    await user.click(dialog().getByRole('checkbox', { name: /^Autre majoration avec/ }))
    expect(byRole('combobox', 'Après').textContent).toBe('1 mois')
    await user.click(byRole('combobox', 'Après'))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect([options[0], options.at(-1), options.length]).toEqual(['1 mois', '12 mois', 12])
  })
})

describe('Sundays', () => {
  const zone = 'Majoration en zone touristique'

  it('REM-10 have another increase in a tourist zone once it is checked', async () => {
    const sent = saves()
    const { user } = await openKind('Dimanches')
    expect(dialog().queryByRole('textbox', { name: zone })).toBeNull()
    await user.click(dialog().getByRole('checkbox', { name: /^Autre majoration en zone/ }))
    expect(field(zone)).toHaveProperty('value', '100')
    await submit(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ sundays: { increase: 30, seniority: null, ztiIncrease: 100 } })
  })

  it.each(['', '0', '201'])('REM-10 refuse « %s » of a tourist zone', async (typed) => {
    const { user } = await openKind('Dimanches')
    await user.click(dialog().getByRole('checkbox', { name: /^Autre majoration en zone/ }))
    await writeIn(user, field(zone), typed)
    await waitFor(() => expect(field(zone).getAttribute('aria-invalid')).toBe('true'))
    expect(isClosed(save())).toBe(true)
  })

  it('REM-02 may have none at all', async () => {
    const sent = saves()
    const { user } = await openKind('Dimanches')
    await writeIn(user, field('Majoration'), '0')
    await submit(user)
    await waitFor(() => expect(sent[0]?.body.sundays?.increase).toBe(0))
  })
})

describe('public holidays', () => {
  it('REM-11 have one of ten days of solidarity, or none', async () => {
    const sent = saves()
    const { user } = await openKind('Jours fériés')
    await user.click(byRole('combobox', 'Journée de solidarité'))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toHaveLength(11)
    expect(options).toContain('Armistice')
    await user.click(byRole('option', 'Aucune'))
    await submit(user)
    await waitFor(() => expect(sent[0]?.body.bankHolidays?.solidarity).toBeNull())
  })
})

describe('what is typed', () => {
  it('REM-02 shows what it does to an hour while it is typed', async () => {
    const { user } = await openKind('Dimanches')
    const row = () => dialog().getByRole('row', { name: /^Un dimanche/ }).textContent
    expect(row()).toMatch(/16,90/)
    await writeIn(user, field('Majoration'), '50')
    await waitFor(() => expect(row()).toMatch(/19,50.*39,00/))
    await writeIn(user, field('Majoration'), '500')
    expect(dialog().getByText(/^L’exemple s’affiche dès que/)).toBeDefined()
  })

  it('is kept where the service is down, and where the server refuses a field', async () => {
    answer(changeHoursTypes, () => refused('errors.unavailable'))
    const { user } = await openKind('Dimanches')
    await writeIn(user, field('Majoration'), '50')
    await submit(user)
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(field('Majoration')).toHaveProperty('value', '50')
    const found = issue(['sundays', 'increase'], 'errors.remuneration.increase', {
      min: 0,
      max: 200,
    })
    answer(changeHoursTypes, () => refusedFields(found))
    await submit(user)
    await waitFor(() => expect(saidOf(field('Majoration'))[0]).toMatch(increase))
  })

  it('REM-24 is read again a second after it was saved', async () => {
    let savedAt = Infinity
    answer(changeHoursTypes, () => {
      savedAt = performance.now()
      return aPayPolicy()
    })
    const { user } = await openKind('Dimanches')
    // Another page may still load again meanwhile.
    const late: number[] = []
    answer(readRemunerationPolicy, () => {
      if (performance.now() - savedAt >= 950) late.push(performance.now())
      return aPayPolicy()
    })
    await writeIn(user, field('Majoration'), '50')
    await submit(user)
    await waitFor(() => expect(toasts()).toEqual([saved]))
    await waitFor(() => expect(late).toHaveLength(1))
  })
})
