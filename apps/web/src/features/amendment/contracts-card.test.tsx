import {
  checkAmendment,
  type ContractChain,
  makeAmendment,
  readAmendments,
} from '@renfort/contract/amendment.ts'
import { listRatedWork } from '@renfort/contract/feedback.ts'
import { listLocations } from '@renfort/contract/organisation.ts'
import { readWorker } from '@renfort/contract/company-sider.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mondayForTwo } from '../../testing/a-shift.ts'
import { aChain, anEffect } from '../../testing/a-chain.ts'
import { aMission } from '../../testing/a-mission.ts'
import { anAddress } from '../../testing/an-address.ts'
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
import { ContractsCard } from './contracts-card.tsx'

interface Opening {
  contracts?: ContractChain[]
  isFlexible?: boolean
  timeZone?: TimeZone
  isOwn?: boolean
  locale?: 'fr' | 'en'
  role?: 'admin' | 'user' | 'collaborator'
}

async function open({
  contracts = [aChain()],
  isFlexible = false,
  timeZone = 'Europe/Paris',
  isOwn = true,
  locale = 'fr',
  role = 'admin',
}: Opening = {}) {
  answer(readAmendments, () => ({ isFlexible, contracts }))
  const mission = aMission({
    status: 'submitted',
    hasContracts: true,
    shifts: [mondayForTwo],
    timeZone,
  })
  return show(<ContractsCard mission={mission} isOwn={isOwn} />, { as: { role }, locale })
}
const act = async (name: string, opening: Opening = {}) => {
  const view = await open(opening)
  await soonByRole('button', 'Modifier le contrat')
  await press(view.user, 'Modifier le contrat')
  await view.user.click(byRole('menuitem', name))
  await soonByRole('dialog', /./)
  return view
}
const contested = (chain: ContractChain): ContractChain => ({
  ...chain,
  documents: chain.documents.map((document) => ({ ...document, status: 'contested' })),
})
const confirm = () => byRole('button', 'Créer l’avenant')

describe('the contracts of a mission', () => {
  it('ENT-34 names lead to their profiles', async () => {
    const chain = aChain()
    answer(readWorker, () => refused('errors.not_found'))
    answer(listRatedWork, () => ({ work: [] }))
    const { user } = await open({ contracts: [chain] })
    await user.click(await soonByRole('button', chain.siderName))
    expect(await soonByRole('dialog', /Profil/)).toBeDefined()
  })

  it('CTR-22 are not to be changed while they are contested', async () => {
    await open({ contracts: [contested(aChain())] })
    await soonByRole('list', /^Documents de? ?.*Nora Petit/)
    expect(hasRole('button', 'Modifier le contrat')).toBe(false)
  })

  it('CTR-22 that are contested leave the others to be changed', async () => {
    await act('Renouveler', { contracts: [aChain(), contested(aChain({ number: 2 }))] })
    expect(byRole('dialog', /./).textContent).not.toContain('Nora Petit 2')
  })

  it('shows each contract with its amendments in their order, their term and their state', async () => {
    await open({ contracts: [aChain({ renewed: true })] })
    const chain = await soonByRole('list', /^Documents de? ?.*Nora Petit/)
    const documents = within(chain).getAllByRole('listitem')
    expect(documents.map(({ textContent }) => textContent)).toEqual([
      'Contrat M26000042-01Signé',
      'Renouvellement M26000042-01-A1jusqu’au 18 décembre 2026À signer',
    ])
    expect(within(chain).getAllByRole('link')[1]?.getAttribute('href')).toMatch(/^\/contracts\//)
  })

  it('says a contract of one day by that day', async () => {
    const chain = aChain()
    await open({ contracts: [{ ...chain, lastDay: chain.firstDay }] })
    expect(await screen.findByText('le 7 décembre 2026')).toBeTruthy()
  })

  it('folds a long list of contracts', async () => {
    const contracts = Array.from({ length: 8 }, (_, i) => aChain({ number: i + 1 }))
    const { user } = await open({ contracts })
    await press(user, 'Voir 3 autres contrats')
    expect(screen.getAllByText(/^Nora Petit/)).toHaveLength(8)
  })

  it('is nothing for those who may not read contracts; acts are those of the mission’s own', async () => {
    await open({ role: 'collaborator' })
    expect(hasRole('heading', 'Contrats')).toBe(false)
  })

  it('offers no act on the mission of somebody else', async () => {
    await open({ isOwn: false })
    await screen.findByText('Nora Petit')
    expect(hasRole('button', 'Modifier le contrat')).toBe(false)
  })

  it('says why an act is closed', async () => {
    const { user } = await open({
      isFlexible: true,
      contracts: [aChain({ renewalsLeft: 0, termDays: [] })],
    })
    await soonByRole('button', 'Modifier le contrat')
    await press(user, 'Modifier le contrat')
    for (const [name, reason] of [
      ['Renouveler', /L1251-35-1/],
      ['Changer le terme', /L1251-30/],
      ['Changer les horaires', /chaque semaine/],
    ] as const) {
      const command = byRole('menuitem', new RegExp(`^${name}`))
      expect(isClosed(command)).toBe(true)
      expect(command.textContent, name).toMatch(reason)
    }
    expect(isClosed(byRole('menuitem', 'Mettre fin plus tôt'))).toBe(false)
  })
})

describe('a renewal', () => {
  it('says beforehand what the law leaves, then the price, and makes the amendment', async () => {
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const made = answer(makeAmendment, () => ({
      ...anEffect(),
      documentId: '00000000-0000-4000-8000-000000000999',
      kind: 'renewal' as const,
    }))
    const { user } = await act('Renouveler')
    expect(screen.getByText(/Il reste 2 renouvellements, jusqu’au 6 juin 2028/)).toBeDefined()
    expect(isClosed(confirm())).toBe(true)
    await writeIn(user, 'Nouveau dernier jour', '18/12/2026')
    const effect = await soonByRole('region', 'Ce qui change')
    expect(effect.textContent).toContain('887,25\u202f€ → 1\u202f774,50\u202f€')
    expect(effect.textContent).toContain('+887,25\u202f€')
    expect(checked.at(-1)?.body).toEqual({
      kind: 'renewal',
      siderIds: [aChain().siderId],
      until: '2026-12-18',
    })
    await press(user, 'Créer l’avenant')
    expect(made).toHaveLength(1)
    expect(toasts().join()).toContain('Avenant créé pour 1 contrat')
    expect(hasRole('dialog', /./)).toBe(false)
  })

  it('is refused in place with its article, its day in words', async () => {
    answer(checkAmendment, () => ({
      effect: null,
      refusal: {
        key: 'errors.amendment.too_long' as const,
        metadata: { sider: 'Nora Petit', months: 9, latest: '2027-09-06' },
      },
    }))
    const { user } = await act('Renouveler')
    await writeIn(user, 'Nouveau dernier jour', '31/12/2027')
    const told = await screen.findByText(/permet 9 mois.*L1251-12-1/)
    expect(told.textContent).toContain('jusqu’au 6 septembre 2027')
    expect(isClosed(confirm())).toBe(true)
  })

  it('asks a reason where a rule of the product warns, and sends it', async () => {
    const warning = {
      siderId: aChain().siderId,
      siderName: 'Nora Petit',
      findings: [{ key: 'consecutive_days' as const, dates: [], measure: null }],
    }
    const effect = { ...anEffect(), warnings: [warning] }
    answer(checkAmendment, () => ({ effect, refusal: null }))
    const made = answer(makeAmendment, () => ({
      ...effect,
      documentId: '00000000-0000-4000-8000-000000000999',
      kind: 'renewal' as const,
    }))
    const { user } = await act('Renouveler')
    await writeIn(user, 'Nouveau dernier jour', '18/12/2026')
    await soonByRole('textbox', 'Pourquoi malgré l’avertissement')
    expect(isClosed(confirm())).toBe(true)
    await writeIn(user, 'Pourquoi malgré l’avertissement', 'Accord du Sider')
    await press(user, 'Créer l’avenant')
    expect(made.at(-1)?.body).toMatchObject({ warningReason: 'Accord du Sider' })
  })

  it('that somebody else has overtaken is refused where it stands', async () => {
    answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    answer(makeAmendment, () => refused('errors.amendment.contested', { sider: 'Nora Petit' }))
    const { user } = await act('Renouveler')
    await writeIn(user, 'Nouveau dernier jour', '18/12/2026')
    await soonByRole('region', 'Ce qui change')
    await press(user, 'Créer l’avenant')
    expect(await screen.findByText(/Nora Petit est contesté/)).toBeDefined()
    expect(toasts()).toEqual([])
  })
})

describe('the other acts', () => {
  it('a term is one of the days that every chosen Sider may have', async () => {
    const other = aChain({ number: 2, termDays: ['2026-12-10', '2026-12-14'] })
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const { user } = await act('Changer le terme', { contracts: [aChain(), other] })
    await choose(user, 'Nouveau dernier jour', /10 décembre/)
    await soonByRole('region', 'Ce qui change')
    expect(checked.at(-1)?.body).toMatchObject({ kind: 'term', until: '2026-12-10' })
    expect(checked.at(-1)?.body).toMatchObject({ siderIds: [aChain().siderId, other.siderId] })
  })

  it('new hours are those of the shifts to come of the chosen Siders', async () => {
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const { user } = await act('Changer les horaires', {
      contracts: [aChain(), aChain({ number: 2 })],
    })
    await user.click(byRole('checkbox', 'Nora Petit 2'))
    await writeIn(user, byRole('combobox', 'Début'), '10:00')
    await soonByRole('region', 'Ce qui change')
    expect(checked.at(-1)?.body).toEqual({
      kind: 'hours',
      siderIds: [aChain().siderId],
      shifts: [
        {
          id: mondayForTwo.id,
          startDate: '2026-12-07T09:00:00.000Z',
          endDate: '2026-12-07T16:00:00.000Z',
          breakDuration: 60,
        },
      ],
    })
  })

  it('new hours are typed on the clocks of the place, which are named', async () => {
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const { user } = await act('Changer les horaires', { timeZone: 'America/Guadeloupe' })
    expect(byRole('dialog', /./).textContent).toContain('exprimés en heure de la Guadeloupe')
    await writeIn(user, byRole('combobox', 'Début'), '05:00')
    await soonByRole('region', 'Ce qui change')
    expect(checked.at(-1)?.body).toMatchObject({
      shifts: [{ startDate: '2026-12-07T09:00:00.000Z', endDate: '2026-12-07T16:00:00.000Z' }],
    })
  })

  it('a place is another address of the company', async () => {
    answer(listLocations, () => [anAddress({ title: 'Quai', address: '2 rue de la Loge' })])
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const { user } = await act('Changer le lieu', { contracts: [aChain(), aChain({ number: 2 })] })
    expect(screen.getByText(/vaut pour tous les Siders/)).toBeDefined()
    await choose(user, 'Adresse', /Quai/)
    await soonByRole('region', 'Ce qui change')
    expect(checked.at(-1)?.body).toMatchObject({ kind: 'place', locationId: anAddress().id })
  })

  it('an end has a day and a reason, with facts where the reason is nothing without', async () => {
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    const { user } = await act('Mettre fin plus tôt')
    await writeIn(user, 'Dernier jour de travail', '09/12/2026')
    await choose(user, 'Motif de la fin', /Faute grave/)
    expect(isClosed(confirm())).toBe(true)
    expect(checked).toEqual([])
    await writeIn(user, 'Faits', 'Absence injustifiée')
    await soonByRole('region', 'Ce qui change')
    expect(checked.at(-1)?.body).toEqual({
      kind: 'end',
      siderIds: [aChain().siderId],
      until: '2026-12-09',
      reason: 'seriousFault',
      comment: 'Absence injustifiée',
    })
  })

  it('ERR-04 several problems show next to their fields, and the others in a list', async () => {
    const [long, early, taken] = [
      issue(['shifts', 0, 'endDate'], 'errors.shift.duration', { min: 30, max: 600 }),
      issue(['shifts', 0, 'startDate'], 'errors.shift.past_forbidden'),
      issue(['shifts'], 'errors.field.too_long', { max: 500 }),
    ]
    answer(checkAmendment, () => ({
      effect: null,
      refusal: {
        key: 'errors.input.invalid' as const,
        metadata: { issues: [long, early, taken, { ...long, path: ['shifts', 1, 'endDate'] }] },
      },
    }))
    const { user } = await act('Changer les horaires')
    await writeIn(user, byRole('combobox', 'Fin'), '21:00')
    await waitFor(() => expect(saidOf(byRole('combobox', 'Fin')).join()).toContain('10'))
    expect(saidOf(byRole('combobox', 'Début')).join()).toContain('passé')
    expect(screen.getByRole('alert').textContent).toContain('500')
  })

  it('a field that the server cannot read says so itself, without a toast', async () => {
    answer(checkAmendment, () =>
      refusedFields(
        issue(['shifts', 0, 'breakDuration'], 'errors.shift.break', { min: 0, max: 120 }),
      ),
    )
    const { user } = await act('Changer les horaires')
    await writeIn(user, byRole('combobox', 'Début'), '10:00')
    await waitFor(() => expect(saidOf(byRole('combobox', 'Pause')).join()).toContain('120'))
    expect(isClosed(confirm())).toBe(true)
    expect(toasts()).toEqual([])
  })

  it('a refusal of the act itself shows next to its field too', async () => {
    answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    answer(makeAmendment, () => refusedFields(issue(['until'], 'errors.field.format')))
    const { user } = await act('Renouveler')
    await writeIn(user, 'Nouveau dernier jour', '18/12/2026')
    await soonByRole('region', 'Ce qui change')
    await press(user, 'Créer l’avenant')
    const field = screen.getByLabelText('Nouveau dernier jour')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('I18N-01 is said in English too', async () => {
    const { user } = await open({ locale: 'en' })
    await soonByRole('button', 'Change the contract')
    await press(user, 'Change the contract')
    await user.click(byRole('menuitem', 'Renew'))
    expect(await screen.findByText(/2 renewals left, until 6 June 2028/)).toBeDefined()
  })
})
