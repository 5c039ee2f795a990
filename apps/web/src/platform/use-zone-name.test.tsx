import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { i18n } from './i18n.ts'
import { useZoneName } from './use-zone-name.ts'

function Shown({ zone, at }: { readonly zone: TimeZone; readonly at: string }) {
  const zoneName = useZoneName()
  return <output>{zoneName(zone, instant(at)) ?? 'none'}</output>
}

// The tests run with the clocks of Paris (vitest.config.ts).
it.each([
  ['Europe/Paris', 'none'],
  ['Indian/Reunion', 'heure de La Réunion'],
  ['America/Miquelon', 'heure de Saint-Pierre-et-Miquelon'],
] as const)('clocks that show another hour than the reader’s are named: %s', (zone, name) => {
  render(<Shown zone={zone} at="2026-12-18T17:00:00.000Z" />)
  expect(screen.getByRole('status').textContent).toBe(name)
})

it('clocks are named in the language of the reader', async () => {
  await i18n.changeLanguage('en')
  render(<Shown zone="Indian/Mayotte" at="2026-12-18T17:00:00.000Z" />)
  expect(screen.getByRole('status').textContent).toBe('Mayotte time')
})
