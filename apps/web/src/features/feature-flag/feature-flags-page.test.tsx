import { listOrganisations } from '@renfort/contract/administration.ts'
import { type Flag, listFlags, setFlag } from '@renfort/contract/feature-flag.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { FeatureFlagsPage } from './feature-flags-page.tsx'

const setting = (enabled: boolean) => ({
  enabled,
  changedAt: '2026-11-20T08:30:00.000Z',
  changedBy: { firstName: 'Sam', lastName: 'Noir' },
})
const bellecour = { ...setting(true), organisationId: companyId, name: 'Brasserie Bellecour' }
const otherId = '00000000-0000-4000-8000-0000000000c1'
const flexible: Flag = { key: 'flexiblePlanning', general: setting(false), companies: [bellecour] }
const departments: Flag = { key: 'departments', general: null, companies: [] }

beforeEach(() => {
  answer(listFlags, () => [flexible, departments])
  const company = { isParent: false, group: null, blocked: false, members: 1 }
  answer(listOrganisations, () => ({
    organisations: [
      { ...company, id: companyId, name: 'Brasserie Bellecour' },
      { ...company, id: otherId, name: 'Atelier Nord' },
    ],
    total: 2,
  }))
})

async function open() {
  const view = await show(<FeatureFlagsPage />, { as: { isInsider: true, organisation: null } })
  await soonByRole('region', 'Planning flexible')
  return view
}
const panel = (name: string) => within(byRole('region', name))
const toggle = (flag: string, company: string) =>
  byRole('switch', new RegExp(`^${flag}\\s: ${company}`))
const isOn = (control: HTMLElement) => (control as HTMLInputElement).checked
const press = (user: UserEvent, flag: string, company: string) => user.click(toggle(flag, company))

it('shows of each feature the general value and the companies that have their own', async () => {
  await open()
  expect(isOn(toggle('Planning flexible', 'Réglage général'))).toBe(false)
  expect(isOn(toggle('Planning flexible', 'Brasserie Bellecour'))).toBe(true)
  expect(panel('Planning flexible').getAllByText(/^Par Sam Noir, .* à 09:30/)).toHaveLength(2)
  expect(panel('Services').getByText('Jamais réglée')).toBeDefined()
  expect(
    panel('Services').getByText('Toutes les entreprises suivent le réglage général.'),
  ).toBeDefined()
})

it('sets a feature for everybody, and says so', async () => {
  const sent = answer(setFlag, () => [flexible, { ...departments, general: setting(true) }])
  const { user } = await open()
  await press(user, 'Services', 'Réglage général')
  await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi Services\s: Réglage général – Activée/))
  expect(sent).toEqual([{ params: { key: 'departments' }, body: { enabled: true } }])
  expect(isOn(toggle('Services', 'Réglage général'))).toBe(true)
})

it('takes back what is refused', async () => {
  answer(setFlag, () => refused('errors.unavailable'))
  const { user } = await open()
  await press(user, 'Services', 'Réglage général')
  await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
  expect(isOn(toggle('Services', 'Réglage général'))).toBe(false)
})

it('lets a company follow the general value again', async () => {
  const sent = answer(setFlag, () => [{ ...flexible, companies: [] }, departments])
  const { user } = await open()
  await user.click(byRole('button', /^Brasserie Bellecour\s: suivre le réglage général/))
  await waitFor(() =>
    expect(toasts()[0]).toMatch(
      /^Réussi Planning flexible\s: Brasserie Bellecour suit le réglage général/,
    ),
  )
  expect(sent).toEqual([
    { params: { key: 'flexiblePlanning' }, body: { organisationId: companyId, enabled: null } },
  ])
  expect(hasRole('switch', /^Planning flexible\s: Brasserie/)).toBe(false)
})

it('sets another company apart, with the contrary of the general value', async () => {
  const sent = answer(setFlag, () => [flexible, departments])
  const { user } = await open()
  const find = panel('Planning flexible').getByRole('combobox', {
    name: 'Régler une entreprise à part',
  })
  await user.type(find, 'a')
  await user.click(await soonByRole('option', 'Atelier Nord'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ organisationId: otherId, enabled: true })
  expect(find).toHaveProperty('value', '')
})

it('does not offer a company that is set apart already', async () => {
  const { user } = await open()
  await user.click(
    panel('Planning flexible').getByRole('combobox', { name: 'Régler une entreprise à part' }),
  )
  await soonByRole('option', 'Atelier Nord')
  expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Atelier Nord',
  ])
})
