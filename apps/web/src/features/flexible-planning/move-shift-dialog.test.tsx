import { expect, it } from 'vitest'
import { missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { press, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { MoveShiftDialog } from './move-shift-dialog.tsx'

it('FLEX-16, SHIFT-12 offers the days from yesterday on to internal staff, by the clocks of the place', async () => {
  const shift = aShift('2026-12-07', { timeZone: 'Indian/Reunion' })
  // One in the morning of Thursday in Saint-Denis, where it is still Wednesday in Paris.
  const { user } = await show(
    <MoveShiftDialog taskId={missionId} shift={shift} onClose={() => undefined} />,
    {
      as: { actingUntil: '2026-12-03T18:00:00.000Z' },
      config: { now: '2026-12-02T21:00:00.000Z' },
    },
  )
  await soonByRole('dialog', 'Déplacer un créneau')
  await press(user, 'Ouvrir le calendrier')
  const day = (date: string) => document.querySelector(`[data-day="${date}"]`)
  await expect.poll(() => day('2026-12-01')?.getAttribute('aria-disabled')).toBe('true')
  expect(day('2026-12-02')?.getAttribute('aria-disabled')).toBeNull()
})
