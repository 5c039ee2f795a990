import { readCompletion } from '@renfort/contract/organisation.ts'
import { type CompanySite, listSites, renewSiteCode, updateSite } from '@renfort/contract/site.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { SitesPage } from './sites-page.tsx'

const quiet: CompanySite = {
  locationId: '00000000-0000-4000-8000-000000000f01',
  title: 'Brasserie du port',
  address: '1 quai du Port',
  postalCode: '13002',
  city: 'Marseille',
  asksCode: false,
  asksPosition: false,
  today: null,
  secretMadeAt: null,
  timeZone: 'Europe/Paris',
}
const asking: CompanySite = {
  ...quiet,
  asksCode: true,
  today: { day: '2026-12-02T00:00:00.000Z', code: '0417' },
  secretMadeAt: '2026-12-01T09:00:00.000Z',
}

beforeEach(() => void answer(readCompletion, () => aCompletion()))

it('a place asks for nothing until it is switched on; then it shows the code of today and its poster', async () => {
  let site = quiet
  answer(listSites, () => [site])
  const sent = answer(updateSite, () => {
    site = asking
    return site
  })
  const { user } = await show(<SitesPage />, {})
  const asks = await soonByRole('switch', 'Demander le code du site')
  expect(hasRole('button', /^Affiche/)).toBe(false)
  await user.click(asks)
  await soonByRole('button', 'Affiche à imprimer de Brasserie du port')
  expect(screen.getByText('0417')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ asksCode: true }])
})

it('a new code is asked once more, because printed posters prove nothing then', async () => {
  answer(listSites, () => [asking])
  const sent = answer(renewSiteCode, () => asking)
  const { user } = await show(<SitesPage />, {})
  await user.click(await soonByRole('button', 'Renouveler le code de Brasserie du port'))
  const dialog = await soonByRole('alertdialog', 'Renouveler le code de Brasserie du port\u202f?')
  expect(dialog.textContent).toContain('ne prouvent plus rien')
  expect(sent).toEqual([])
  await user.click(byRole('button', 'Renouveler le code'))
  expect(await toasts()).toEqual(['Réussi Code renouvelé\u202f: imprimez la nouvelle affiche.'])
  expect(sent).toHaveLength(1)
})

it('a company without an address is told where places come from', async () => {
  answer(listSites, () => [])
  await show(<SitesPage />, {})
  expect(await soonByRole('heading', 'Aucun lieu')).toBeTruthy()
  expect(hasRole('switch', 'Demander le code du site')).toBe(false)
})
