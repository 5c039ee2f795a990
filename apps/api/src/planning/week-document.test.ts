import { epochMinuteOf, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvChunks } from '../platform/table-file/csv-chunks.ts'
import { plannedDays } from './planned-days.ts'
import type { PlannedMission, PlannedSider } from './planning-queries.ts'
import { weekDocument } from './week-document.ts'
import { weekTable } from './week-table.ts'

const minute = (day: string, time: string, zone: TimeZone = parisZone) =>
  epochMinuteOf(instantAt(isoDate(day), localTime(time), zone))
const shift = (
  id: string,
  [day, from]: [string, string],
  [last, to]: [string, string],
  slots: number,
) => `${id} ${minute(day, from)} ${minute(last, to)} 30 ${slots}`

function aMission(changes: Partial<PlannedMission> = {}): PlannedMission {
  return {
    id: 'm',
    slots: [
      shift('late', ['2026-12-08', '22:00'], ['2026-12-09', '02:00'], 2),
      shift('early', ['2026-12-07', '08:00'], ['2026-12-07', '16:00'], 1),
    ].join(','),
    timeZone: parisZone,
    localHolidays: null,
    name: 'Gala',
    jobTitleId: 'waiter',
    type: 'delegation',
    remote: false,
    preSelection: false,
    hasPreSelection: false,
    isFlexiblePlanning: false,
    title: 'Opéra',
    city: 'Lyon',
    managerId: null,
    managerFirstName: '',
    managerLastName: '',
    contractsToSign: null,
    departmentId: null,
    departmentName: '',
    ...changes,
  }
}

function aSider(firstName: string, lastName: string, shiftIds: string): PlannedSider {
  return { id: lastName, firstName, lastName, pictureURL: null, phoneNumber: '', shiftIds }
}

const week = { week: 50, year: 2026, range: { has: () => true } }
const gala = () =>
  plannedDays(
    {
      ...week,
      missions: [aMission()],
      siders: [aSider('Léa', '=1+1', 'early,late'), aSider('@Karim', 'Petit;Jean', 'other')],
    },
    'fr',
  )
const nothing = () => plannedDays({ ...week, week: 53, missions: [], siders: [] }, 'fr')

async function csv(planned: ReturnType<typeof gala>, locale: 'fr' | 'en' = 'fr') {
  let text = ''
  for await (const chunk of csvChunks(weekTable(planned, locale), locale)) text += chunk
  return text.split('\r\n')
}

describe('PLAN-07 the week as a table', () => {
  it('N-24 has a line for each Sider by day, a name that looks like a formula stays a text', async () => {
    expect(await csv(gala())).toEqual([
      '\ufeffDate;Mission;Nom;Prénom;Début;Fin;Pause (min);Heures',
      `07/12/2026;Serveur / Serveuse – Gala;'=1+1;Léa;08:00;16:00;30;7,5`,
      `08/12/2026;Serveur / Serveuse – Gala;'=1+1;Léa;22:00;02:00;30;3,5`,
      `08/12/2026;Serveur / Serveuse – Gala;;;22:00;02:00;30;3,5`,
      '',
    ])
  })

  it.each(['=1+1', '+33611223344', '@SUM(A1)', '-2+3', '\t=1', '\r=1'])(
    'N-24 keeps %j a text, as a name and as the name of a mission',
    async (typed) => {
      const missions = [aMission({ name: typed })]
      const siders = [aSider(typed, typed, 'early')]
      const [, line = ''] = await csv(plannedDays({ ...week, missions, siders }, 'fr'))
      const { data } = Papa.parse<string[]>(line, { delimiter: ';', newline: '\r\n' })
      const [, mission = '', lastName = '', firstName = ''] = data[0] ?? []
      expect([lastName, firstName]).toEqual([`'${typed}`, `'${typed}`])
      expect(mission.startsWith('Serveur')).toBe(true)
    },
  )

  it('of an empty week has its headings alone, in English too', async () => {
    expect(await csv(nothing(), 'en')).toEqual([
      '\ufeffDate;Mission;Last name;First name;Start;End;Break (min);Hours',
      '',
    ])
  })
})

/** A night of Sunday in Saint-Denis, which begins on the afternoon of Sunday in Paris. */
const inReunion = () => {
  const zone = 'Indian/Reunion'
  const [from, to] = [minute('2026-12-13', '22:00', zone), minute('2026-12-14', '02:00', zone)]
  const slots = `night ${from} ${to} 0 1`
  const mission = aMission({ slots, timeZone: zone, title: 'Hôtel', city: 'Saint-Denis' })
  return plannedDays({ ...week, missions: [mission], siders: [] }, 'fr')
}

it('PLAN-06 PLAN-07 a week overseas has its local days and hours, and names its time zone', async () => {
  const today = isoDate('2026-12-02')
  const document = weekDocument({ company: 'Groupe', ...week, planned: inReunion(), today }, 'fr')
  const [row] = document.rows
  expect(row?.place).toBe('Hôtel, Saint-Denis, heure de La Réunion')
  expect(row?.days[6]?.[0]?.time).toBe('22:00 – 02:00 +1')
  expect(await csv(inReunion())).toEqual([
    '\ufeffDate;Mission;Nom;Prénom;Début;Fin;Pause (min);Heures;Fuseau horaire',
    '13/12/2026;Serveur / Serveuse – Gala;;;22:00;02:00;0;4;heure de La Réunion',
    '',
  ])
})

describe('PLAN-06 the week as a document', () => {
  const company = 'Brasserie Lumière'
  const today = isoDate('2026-12-02')

  it('shows each shift on its day, its Siders, its open slots, and the hours of each day', () => {
    const data = weekDocument({ company, ...week, planned: gala(), today }, 'fr')
    expect(data).toMatchObject({
      title: 'Planning de la semaine 50, Brasserie Lumière',
      dates: 'Du 7 décembre 2026 au 13 décembre 2026',
      empty: null,
    })
    expect(data.rows).toEqual([
      {
        title: 'Serveur / Serveuse – Gala',
        place: 'Opéra, Lyon',
        hours: '14h30',
        days: [
          [{ time: '08:00 – 16:00', people: ['Léa =1+1'], open: null }],
          [
            {
              time: '22:00 – 02:00 +1',
              people: ['Léa =1+1'],
              open: '1 place à pourvoir',
            },
          ],
          ...Array.from({ length: 5 }, () => []),
        ],
      },
    ])
    expect(data.totals).toEqual(['Heures prévues', '7h30', '7h', '', '', '', '', ''])
  })

  it('N-32 names the holiday of some places beside its day, with these places where others have none', () => {
    const headOf = (missions: PlannedMission[], locale: 'fr' | 'en' = 'fr') => {
      const planned = plannedDays({ ...week, week: 51, missions, siders: [] }, locale)
      const data = weekDocument({ company, week: 51, year: 2026, planned, today }, locale)
      return data.head.map(({ holidays }) => holidays)
    }
    const local = { localHolidays: '["abolition-la-reunion"]', timeZone: 'Indian/Reunion' } as const
    const reunion = aMission({ ...local, title: 'Hôtel', city: 'Saint-Denis' })
    const ordinary = Array.from({ length: 7 }, () => [])
    expect(headOf([reunion])).toEqual([...ordinary, ['abolition de l’esclavage']])
    const other = aMission({ ...local, id: 'o', title: 'Port', city: 'Le Port' })
    expect(headOf([reunion, aMission(), other])).toEqual([
      ...ordinary,
      ['abolition de l’esclavage (Hôtel, Saint-Denis et Port, Le Port)'],
    ])
    expect(headOf([reunion, aMission()], 'en').at(-1)).toEqual([
      'Abolition of Slavery Day (Hôtel, Saint-Denis)',
    ])
    expect(headOf([aMission()])).toEqual([...ordinary, []])
  })

  it('names a public holiday, and says of an empty week that it is empty', () => {
    const data = weekDocument({ company, week: 53, year: 2026, planned: nothing(), today }, 'en')
    expect(data.head.map(({ holidays }) => holidays).at(5)).toEqual(['New Year’s Day'])
    expect(data).toMatchObject({ rows: [], empty: 'No mission this week.' })
  })
})
