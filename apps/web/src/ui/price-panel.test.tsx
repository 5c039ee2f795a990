import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { PricePanel } from './price-panel.tsx'

const panel = () => screen.getByRole('complementary', { name: 'Prix estimé' })
const shown = (updating?: string) =>
  show(
    <PricePanel title="Prix estimé" total="120 €" updating={updating}>
      Heures normales
    </PricePanel>,
  )

it('a price that is being updated says so next to its total, and the panel does not grow', async () => {
  await shown()
  const rows = panel().children.length
  cleanup()
  await shown('Le prix se met à jour…')
  expect(panel().children).toHaveLength(rows)
  const total = within(panel()).getByText('120 €')
  expect(total.parentElement?.textContent).toContain('Le prix se met à jour…')
})
