import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'

interface Period {
  readonly kind: 'STANDARD' | 'DAYLIGHT'
  readonly name: string
  readonly from: string
  readonly to: string
  readonly start: string
  readonly rule?: string
}

const fixed = (name: string, offset: string): readonly Period[] => [
  { kind: 'STANDARD', name, from: offset, to: offset, start: '19700101T000000' },
]

/** The same rules as `place-time.ts` of the domain, with their sources there. */
const periods: Readonly<Record<TimeZone, readonly Period[]>> = {
  'Europe/Paris': [
    {
      kind: 'DAYLIGHT',
      name: 'CEST',
      from: '+0100',
      to: '+0200',
      start: '19960331T020000',
      rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    },
    {
      kind: 'STANDARD',
      name: 'CET',
      from: '+0200',
      to: '+0100',
      start: '19961027T030000',
      rule: 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    },
  ],
  'America/Miquelon': [
    {
      kind: 'DAYLIGHT',
      name: '-02',
      from: '-0300',
      to: '-0200',
      start: '20070311T020000',
      rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    },
    {
      kind: 'STANDARD',
      name: '-03',
      from: '-0200',
      to: '-0300',
      start: '20071104T020000',
      rule: 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    },
  ],
  'America/Guadeloupe': fixed('AST', '-0400'),
  'America/Martinique': fixed('AST', '-0400'),
  'America/St_Barthelemy': fixed('AST', '-0400'),
  'America/Marigot': fixed('AST', '-0400'),
  'America/Cayenne': fixed('-03', '-0300'),
  'Indian/Reunion': fixed('+04', '+0400'),
  'Indian/Mayotte': fixed('EAT', '+0300'),
}

/** The clocks of a place as a calendar file defines them (RFC 5545, 3.6.5). */
export function zoneRules(zone: TimeZone): string {
  const parts = periods[zone].flatMap(({ kind, name, from, to, start, rule }) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${name}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `END:${kind}`,
  ])
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n')
}
