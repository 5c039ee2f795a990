import type { FoundMission } from '@renfort/contract/search.ts'
import { usePalette } from '../features/palette/use-palette.tsx'

/** A draft as the search finds it. */
export const foundMission = {
  id: '00000000-0000-4000-8000-0000000000e1',
  type: 'delegation',
  name: 'Terrasse',
  jobTitle: { id: 'serveur', name: 'Serveur' },
  progressStep: 'draft',
  startDate: '2026-12-07T08:00:00.000Z',
  timeZone: 'Europe/Paris',
  uniqueIdentifier: null,
  city: 'Lyon',
} as const satisfies FoundMission

/** What stands on the screen. */
const names = { search: 'Chercher', field: 'Ailleurs' }

/** A screen with a button that opens the palette, and a field of its own. */
export function PaletteScreen() {
  const { open, palette } = usePalette()
  return (
    <>
      <button type="button" onClick={open}>
        {names.search}
      </button>
      <input aria-label={names.field} />
      {palette}
    </>
  )
}
