import {
  type EnteredIndemnity,
  enterIndemnity,
  type IndemnitiesOfWeek,
  listIndemnities,
  removeIndemnity,
} from '@renfort/contract/invoice/indemnities.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyId, staff } from '../../../testing/a-me.ts'
import { answer } from '../../../testing/api-stand-in.ts'
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
import { writeIn } from '../../../testing/write-in.ts'
import { IndemnitiesPage } from './indemnities-page.tsx'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const monday = '2026-11-09'
const lea = { id: idOf(1), firstName: 'Léa', lastName: 'Roux' }
const adam = { id: idOf(2), firstName: 'Adam', lastName: 'Petit' }
const bar = { id: idOf(3), name: 'Bar', jobTitle: { id: 'waiter', name: 'Serveur' } }
const transport: EnteredIndemnity = {
  id: idOf(10),
  kind: 'transport',
  indemnityId: idOf(20),
  sider: lea,
  task: bar,
  name: null,
  coverRate: 50,
  amount: 23.45,
  price: 11.73,
  enteredAt: '2026-11-12T09:00:00.000Z',
  invoice: null,
}
const bonus: EnteredIndemnity = {
  ...transport,
  id: idOf(11),
  kind: 'bonus',
  indemnityId: idOf(21),
  name: 'Froid',
  coverRate: null,
  amount: 25,
  price: 25,
  invoice: { id: idOf(30), referenceNumber: 'F2026-000007', givenBack: false },
}
const week: IndemnitiesOfWeek = {
  company: { id: companyId, name: 'Brasserie Bellecour' },
  weekStartDate: monday,
  policy: {
    transportation: [{ id: idOf(20), publicCoverRate: 50 }],
    other: [
      { id: idOf(21), name: 'Froid', amount: 12.5, frequency: 'day', conditions: 'En chambre' },
    ],
  },
  work: [
    { sider: lea, task: bar, minutes: 450, days: 2 },
    { sider: adam, task: bar, minutes: 300, days: 1 },
  ],
  indemnities: [transport, bonus],
}
const given = (changes: Partial<IndemnitiesOfWeek> = {}) =>
  answer(listIndemnities, () => ({ ...week, ...changes }))
const open = () =>
  show(<IndemnitiesPage organisationId={companyId} day={isoDate('2026-11-11')} />, { as: staff })
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

describe('indemnities to bill', () => {
  it('REM-15 REM-26 stand with who worked: what waits can be taken back, what is billed leads to its invoice', async () => {
    const asked = given()
    const sent = answer(removeIndemnity, () => undefined)
    const { user } = await open()
    const list = await soonByRole('list', 'Siders et missions de la semaine')
    expect(asked[0]?.query).toEqual({ week: monday })
    const text = plain(list.textContent)
    expect(text).toContain('Léa RouxBar, 7h30 en 2 jours')
    expect(text).toContain('Transport de la semaine50 % de 23,45 €À facturer11,73 €')
    expect(text).toContain('Prime : FroidF2026-00000725,00 €')
    expect(byRole('link', 'F2026-000007').getAttribute('href')).toContain('q=F2026-000007')
    expect(hasRole('button', /^Retirer «\sPrime/)).toBe(false)
    await user.click(byRole('button', /^Retirer «\sTransport/))
    await waitFor(() => expect(sent).toEqual([{ params: { id: transport.id } }]))
    expect(toasts().join(' ')).toContain('L’indemnité de Léa Roux est retirée.')
  })

  it('say what will be billed and why while it is typed', async () => {
    given({ indemnities: [] })
    const sent = answer(enterIndemnity, () => transport)
    const { user } = await open()
    await user.click(await soonByRole('button', 'Saisir une indemnité pour Léa Roux, Bar'))
    const dialog = await soonByRole('dialog', 'Saisir une indemnité')
    expect(isClosed(byRole('button', 'Saisir l’indemnité'))).toBe(true)
    const preview = byRole('region', 'Ce qui sera facturé')
    expect(within(preview).getByRole('link', { name: /L3261-2/ })).toBeTruthy()
    await writeIn(user, byRole('textbox', 'Coût du transport'), '23,45')
    expect(plain(preview.textContent)).toContain('11,73 € hors taxes : 50 % de 23,45 €')
    await press(user, 'Saisir l’indemnité')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      params: { id: companyId },
      body: { kind: 'transport', amount: 23.45, siderId: lea.id, taskId: bar.id, week: monday },
    })
    expect(dialog.isConnected).toBe(false)
  })

  it('N-30 suggest the amount of a bonus, and refuse a higher one at its field', async () => {
    given({ indemnities: [transport] })
    const sent = answer(enterIndemnity, () => bonus)
    const { user } = await open()
    await user.click(await soonByRole('button', 'Saisir une indemnité pour Léa Roux, Bar'))
    await soonByRole('dialog', 'Saisir une indemnité')
    const amount = byRole('textbox', 'Montant')
    await writeIn(user, amount, '5000,01')
    await user.tab()
    await waitFor(() => expect(plain(saidOf(amount).join(' '))).toMatch(/5 ?000/))
    await press(user, 'Reprendre ce montant')
    expect(plain(byRole('region', 'Ce qui sera facturé').textContent)).toContain(
      '25,00 € hors taxes, sans coefficient.',
    )
    await press(user, 'Saisir l’indemnité')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ bonusId: idOf(21), amount: 25 }))
  })

  it('REM-21 are not offered twice, nor where the policy gives none', async () => {
    given()
    await open()
    const ofLea = await soonByRole('button', 'Saisir une indemnité pour Léa Roux, Bar')
    expect([isClosed(ofLea), saidOf(ofLea)]).toEqual([
      true,
      ['Tout ce que la politique de rémunération prévoit est saisi.'],
    ])
    expect(isClosed(byRole('button', 'Saisir une indemnité pour Adam Petit, Bar'))).toBe(false)
  })

  it('cannot be entered where the policy gives none', async () => {
    given({ policy: { transportation: [], other: [] }, indemnities: [] })
    await open()
    expect(isClosed(await soonByRole('button', /pour Léa Roux/))).toBe(true)
  })

  it('say that nobody worked', async () => {
    given({ work: [], indemnities: [] })
    await open()
    expect(await soonByRole('heading', 'Personne n’a travaillé cette semaine')).toBeTruthy()
  })
})
