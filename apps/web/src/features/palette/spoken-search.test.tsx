import { searchEverything } from '@renfort/contract/search.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { usePalette } from './use-palette.tsx'

const mission = {
  id: '00000000-0000-4000-8000-0000000000e1',
  type: 'delegation' as const,
  name: 'Terrasse',
  jobTitle: { id: 'serveur', name: 'Serveur' },
  progressStep: 'draft' as const,
  startDate: '2026-12-07T08:00:00.000Z',
  timeZone: 'Europe/Paris' as const,
  uniqueIdentifier: null,
  city: 'Lyon',
}

function Screen() {
  const { open, palette } = usePalette()
  return (
    <>
      <button type="button" onClick={open}>
        Chercher
      </button>
      {palette}
    </>
  )
}

it('NAV-05 finding a mission by ear: that nothing is found, how many are, and which one Enter opens', async () => {
  answer(searchEverything, ({ query }) => ({
    missions: query.q.startsWith('ter') ? [mission] : [],
    siders: [],
    jobDescriptions: [],
    contracts: [],
    invoices: [],
  }))
  const { user, place } = await show(<Screen />, { at: '/planning' })
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
  await waitFor(() => expect(place()).toBe(`/tasks/view/${mission.id}`))
})
