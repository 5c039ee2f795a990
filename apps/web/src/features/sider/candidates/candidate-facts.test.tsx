import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { SiderStanding } from './candidate-facts.tsx'

it('each shift and its obstacle show in the zone of the place', async () => {
  await show(
    <SiderStanding
      isAlwaysListed
      shifts={[
        {
          startDate: '2026-12-08T18:00:00.000Z',
          endDate: '2026-12-09T00:00:00.000Z',
          timeZone: 'Indian/Reunion',
        },
      ]}
      busy={[
        {
          startDate: '2026-12-08T17:00:00.000Z',
          endDate: '2026-12-08T19:00:00.000Z',
          timeZone: 'Europe/Paris',
        },
      ]}
    />,
  )
  const said = document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said).toContain('mar. 8 déc. 22:00 – 04:00')
  expect(said).toContain('heure de La Réunion')
  expect(said).toContain('18:00 – 20:00')
  expect(said.match(/heure de/g)).toHaveLength(1)
})
