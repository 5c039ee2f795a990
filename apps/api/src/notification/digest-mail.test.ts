import type { InboxSection } from '@renfort/contract/inbox.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { type CompanyDigest, digestMail } from './digest-mail.ts'

const id = (number: number) => `00000000-0000-4000-8000-000000000${number}`
const now = instant('2026-12-02T07:00:00.000Z')
const person = (firstName: string, lastName: string) => ({ id: id(700), firstName, lastName })

/** The lines of the mail that stand for rows, with the place that each leads to. */
function linesOf(
  sections: readonly InboxSection[],
  { locale = 'fr', ...company }: Partial<CompanyDigest> & { locale?: 'fr' | 'en' } = {},
) {
  const { text } = digestMail(
    { email: 'awa@example.test', firstName: 'Awa', locale },
    [
      {
        id: id(801),
        name: 'Maison Lumière',
        role: 'admin',
        absent: null,
        invoices: [],
        ...company,
        sections,
      },
    ],
    {
      site: testSite,
      linkTo: ({ screen, id: row, day }) => [screen, row?.slice(-3), day].filter(Boolean).join('/'),
      now,
    },
  )
  return text
    .split('\n')
    .flatMap((line, i, all) => (line.startsWith('- ') ? [`${line} > ${all[i + 1]?.trim()}`] : []))
}

const hours = (count: number, matching: number): InboxSection => ({
  kind: 'hours',
  total: 1,
  lines: [{ monday: '2026-11-23', count, matching, inPlaceOf: [], due: null }],
})

describe('issue 39 §5 the rows of the mail of the morning', () => {
  it.each([
    [
      12,
      12,
      ['- Semaine 48 : valider les 12 lignes conformes au planning > conforming/2026-11-23'],
    ],
    [
      12,
      10,
      [
        '- Semaine 48 : valider les 10 lignes conformes au planning > conforming/2026-11-23',
        '- Semaine 48 : regarder les 2 autres lignes > waiting/2026-11-23',
      ],
    ],
    [1, 0, ['- Semaine 48 : une ligne > waiting/2026-11-23']],
    [
      100,
      93,
      [
        '- Semaine 48 : valider toutes les lignes conformes au planning > conforming/2026-11-23',
        '- Semaine 48 : 99+ lignes > waiting/2026-11-23',
      ],
    ],
  ])('of %i lines of which %i equal the plan', (count, matching, lines) => {
    expect(linesOf([hours(count, matching)]).map(plain)).toEqual(lines)
  })

  it('name the Siders who have not come, and say that there are others', () => {
    const siders = [person('Léa', 'Roux'), person('ليلى', 'حداد'), person('伟', '王')]
    const line = { taskId: id(802), taskName: 'Salle', shiftId: id(803), siders, count: 12 }
    const [row] = linesOf([
      {
        kind: 'missing',
        total: 1,
        lines: [{ ...line, timeZone: 'Europe/Paris', due: '2026-12-02T06:00:00.000Z' }],
      },
    ])
    expect(plain(row)).toBe(
      '- Salle, attendus depuis 07:00 : Léa Roux, \u2068ليلى حداد\u2069, 伟 王 et 9 autres personnes > planning/802/2026-12-02',
    )
  })

  it('lead to the page of their kind where there are more than are listed', () => {
    const line = (documentId: string) => ({
      taskId: id(802),
      taskName: 'Salle',
      documentId,
      inPlaceOf: null,
      startDate: '2026-12-03T08:00:00.000Z',
      timeZone: 'Europe/Paris' as const,
      stage: 'early' as const,
      signBefore: { target: '2026-12-01T08:00:00.000Z', lastDay: '2026-12-05' },
      due: null,
    })
    const lines = linesOf(
      [{ kind: 'contract', total: 100, lines: [line(id(901)), line(id(902))] }],
      { locale: 'en' },
    )
    expect(lines.map(plain)).toEqual([
      '- Salle, to sign by Sat 5 Dec 2026 > contract/901',
      '- Salle, to sign by Sat 5 Dec 2026 > contract/902',
      '- See all (99+) > contract',
    ])
  })
})

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
}
