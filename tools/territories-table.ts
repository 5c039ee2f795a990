import { zoneOf } from '../packages/domain/src/law/legal-time.ts'
import { minimumWagesOf, wageAreaOf } from '../packages/domain/src/law/minimum-wage.ts'
import {
  holidaySource,
  holidaysOf,
  localHolidaysAt,
} from '../packages/domain/src/law/public-holidays.ts'
import { byPostalCode, territories, type Territory } from '../packages/domain/src/law/territory.ts'
import { vatAreaOf, vatAt } from '../packages/domain/src/law/vat.ts'

/** The peculiarities of each territory, as a table of the page on the law. */
export function renderTerritories(): string {
  return [
    '## Territories',
    '',
    'Where the work is done decides the clocks, the holidays and the minimum wage; where the buyer is ' +
      'established decides the VAT. The territory is found from the postal code. Good Friday is a holiday of ' +
      'Alsace-Moselle only where the commune has a Protestant or a mixed church.',
    '',
    '| territory | postal codes | clocks | holidays besides the national ones | minimum wage an hour | VAT |',
    '|---|---|---|---|---|---|',
    ...territories.map(rowOf),
    '',
  ].join('\n')
}

function rowOf(territory: Territory): string {
  const codes = byPostalCode.flatMap(([digits, of]) => (of === territory ? [digits] : []))
  const place = { country: 'FR', postalCode: (codes[0] ?? '75').padEnd(5, '0') }
  const wages = minimumWagesOf[wageAreaOf(place)]
  const latest = wages.at(-1) ?? wages[0]
  const { rate, mention } = vatAt(vatAreaOf(place), latest.from)
  const cells = [
    territory,
    codes.length === 0
      ? 'all others'
      : codes.map((digits) => (digits.length < 5 ? `${digits}…` : digits)).join(', '),
    zoneOf(territory),
    holidaysAt(place) || 'none',
    `${(latest.value / 100).toFixed(2)} € since ${latest.from}`,
    mention ?? `${rate / 100} %`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The holidays of a place, each by its day in 2026, with the article that makes it one. */
function holidaysAt(place: { country: string; postalCode: string }): string {
  const local = localHolidaysAt({ ...place, hasProtestantChurch: true })
  return holidaysOf(2026, local)
    .filter(({ slug }) => (local as readonly string[]).includes(slug))
    .map(({ slug, date }) => {
      const when = slug === 'vendredi-saint' ? 'Good Friday' : date.slice(5)
      return `${slug} (${when}, ${holidaySource(slug).article})`
    })
    .join(', ')
}
