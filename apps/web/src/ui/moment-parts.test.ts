import { expect, it, vi } from 'vitest'
import { momentParts } from './moment-parts.ts'

const at = '2026-12-07T09:30:00.000Z'

it('a moment shows in Paris time, which is named for readers elsewhere only', () => {
  expect(momentParts(at, 'fr-FR')).toEqual({ day: 'lun. 7 déc.', time: '10:30' })
})

it('a moment shows its seconds where it is asked to', () => {
  const parts = momentParts('2026-12-07T09:30:07.120Z', 'fr-FR', 'short', { withSeconds: true })
  expect(parts).toEqual({ day: 'lun. 7 déc.', time: '10:30:07' })
})

it.each([
  ['fr-FR', { day: 'lun. 7 déc. 2026', time: '10:30 (heure de Paris)' }],
  ['en-GB', { day: 'Mon 7 Dec 2026', time: '10:30 (Paris time)' }],
])(
  'a reader whose machine is in La Réunion is told that it is by those of Paris: %s',
  (locale, parts) => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240)
    expect(momentParts(at, locale, 'medium')).toEqual(parts)
    offset.mockRestore()
  },
)
