import { searchEverything } from '@renfort/contract/search.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { foundMission, PaletteScreen } from '../../testing/palette-screen.tsx'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'

it('NAV-05 finding a mission by ear: that nothing is found, how many are, and which one Enter opens', async () => {
  answer(searchEverything, ({ query }) => ({
    missions: query.q.startsWith('ter') ? [foundMission] : [],
    siders: [],
    jobDescriptions: [],
    contracts: [],
    invoices: [],
  }))
  const { user, place } = await show(<PaletteScreen />, { at: '/planning' })
  const { goTo, press, type, hears } = await listen()
  goTo(await soonByRole('button', 'Chercher'))
  await press('Enter')
  await hears(
    'dialog, Recherche et actions, modal',
    /^combobox, Recherche et actions, .*active descendant Planning/,
  )
  await type('zzzz')
  await hears('polite: Recherche en cours…', 'polite: Rien ne correspond à « zzzz ».')
  await user.clear(byRole('combobox', 'Recherche et actions'))
  await type('ter')
  await hears('polite: Recherche en cours…', 'polite: 1 résultat')
  await press('ArrowDown')
  await hears(
    /^combobox, Recherche et actions, ter, .*active descendant Serveur – Terrasse Brouillon/,
  )
  await press('Enter')
  await waitFor(() => expect(place()).toBe(`/tasks/view/${foundMission.id}`))
})
