import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryNames } from './use-contract-bundle.ts'

const of = (
  taskName: string,
  startDate = '2026-12-07T08:00:00.000Z',
  timeZone: TimeZone = 'Europe/Paris',
) => ({ taskName, startDate, timeZone })

describe('the names of documents in an archive', () => {
  it('are the day and the mission, and none comes twice', () => {
    expect(
      entryNames([
        of('Serveur – Gala'),
        of('serveur – gala'),
        of('Serveur – Gala'),
        of('Serveur – Gala', '2026-12-07T23:30:00.000Z'),
      ]),
    ).toEqual([
      '2026-12-07 Serveur – Gala.pdf',
      '2026-12-07 serveur – gala (2).pdf',
      '2026-12-07 Serveur – Gala (3).pdf',
      '2026-12-08 Serveur – Gala.pdf',
    ])
  })

  it('are of the day at the place of work', () => {
    // 01:00 of a Tuesday in La Réunion, 21:00 of a Sunday in Guadeloupe.
    const reunion = of('Gala', '2026-12-07T21:00:00.000Z', 'Indian/Reunion')
    const guadeloupe = of('Gala', '2026-12-07T01:00:00.000Z', 'America/Guadeloupe')
    expect(entryNames([reunion, guadeloupe])).toEqual([
      '2026-12-08 Gala.pdf',
      '2026-12-06 Gala.pdf',
    ])
  })

  it.each([
    ['../../etc/passwd', '2026-12-07 etc passwd.pdf'],
    ['C:\\temp\\x', '2026-12-07 C temp x.pdf'],
    ['a\u0000b\nc', '2026-12-07 a b c.pdf'],
    ['\u202egnp.exe', '2026-12-07 gnp.exe.pdf'],
    ['…', '2026-12-07 ….pdf'],
    ['  . ', '2026-12-07.pdf'],
  ])('leave out what a file system would take otherwise: %j', (taskName, name) => {
    expect(entryNames([of(taskName)])).toEqual([name])
  })

  it('are unique, flat and bounded whatever missions are called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (missions) => {
        const names = entryNames(missions.map((mission) => of(mission)))
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(missions.length)
        for (const name of names) {
          expect(name).toMatch(/^2026-12-07.*\.pdf$/u)
          expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u)
          expect(Array.from(name).length).toBeLessThan(110)
        }
      }),
    )
  })
})
