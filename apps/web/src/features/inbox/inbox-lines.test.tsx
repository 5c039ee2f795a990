import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { OpeningLine } from './inbox-lines.tsx'

it('slots that nobody holds begin by the clocks of their place, and lead to its week', async () => {
  await show(
    <OpeningLine
      line={{
        taskId: '00000000-0000-4000-8000-000000000802',
        taskName: 'Plongeur',
        openSlots: 2,
        left: [],
        timeZone: 'Indian/Reunion',
        // 00:30 on Monday in Saint-Denis, Sunday evening in Paris.
        due: '2026-12-06T20:30:00.000Z',
      }}
    />,
  )
  const said = document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said).toMatch(/lun\. 7 déc\..*00:30, heure de La Réunion/)
  expect(screen.getByRole('link').getAttribute('href')).toContain('year=2026&week=50')
})
