import { trialDays } from '@renfort/domain/contract/paper/trial-period.ts'
import { dateInParis, isIsoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import type { Buyer, Seller } from '@renfort/domain/invoice/invoice-facts.ts'
import type { DocumentData } from '../../outside/pdf/port.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { flexibilityText } from './flexibility-text.ts'
import type { ContractFacts, PaperFacts, PaperShift } from './paper-facts.ts'
import { type PaperFact, payFacts, priceFacts } from './paper-pay.ts'
import { paperWords as words } from './paper-words.ts'

interface PaperTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Whether the columns compare former and new values, which then have the same width. */
  readonly compares?: true
}

export interface PaperSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly PaperFact[]
  readonly table: PaperTable | null
}

export interface PaperContract {
  readonly heading: string
  readonly identity: readonly PaperFact[]
  readonly parties: readonly {
    readonly heading: string
    readonly name: string
    readonly facts: readonly PaperFact[]
  }[]
  readonly sections: readonly PaperSection[]
}

/** The data of `paper.typ`: every text and figure of a document, already formatted. */
export interface PaperData extends DocumentData {
  readonly provider: string
  readonly cover: {
    readonly heading: string
    readonly intro: string
    readonly table: PaperTable
  } | null
  readonly contracts: readonly PaperContract[]
}

const formats = formatsOf('fr')

/**
 * The texts of a document, without any input or output, so that its sentences are tested without a
 * PDF.
 */
export function paperDocument(facts: PaperFacts): PaperData {
  const { mission, provider, contracts } = facts
  const day = dateInParis(facts.madeAt)
  const [first] = contracts
  const title =
    contracts.length === 1
      ? fillWords(words.title, { number: first?.number ?? '' })
      : fillWords(words.titleOfMany, { number: mission.number })
  return {
    title,
    language: 'fr',
    date: day,
    footer: footerOf(facts),
    pageOf: words.pageOf,
    provider: provider.name,
    cover: contracts.length === 1 ? null : coverOf(facts),
    contracts: contracts.map(contractOf(facts)),
  }
}

/**
 * The date of the PDF is in Paris time, which the footer says where the work has another time zone.
 */
export function footerOf({ mission, provider, version, madeAt }: PaperFacts): string {
  const isOverseas = overseasZoneName(mission.timeZone, 'fr') !== null
  return fillWords(isOverseas ? words.footerOverseas : words.footer, {
    provider: provider.name,
    number: mission.number,
    version: String(version),
    day: formats.longDay(dateInParis(madeAt)),
  })
}

/** The heading of days and hours, with the name of their time zone outside that of Paris. */
export function zonedHeading(heading: string, zone: TimeZone): string {
  const name = overseasZoneName(zone, 'fr')
  return name === null ? heading : fillWords(words.zoned, { heading, zone: name })
}

/** The contracts of a document in the table of its cover. */
export function coverRows(contracts: readonly ContractFacts[]): string[][] {
  return contracts.map((contract) => [
    contract.number,
    contract.sider,
    shortDatesOf(contract),
    formats.duration(contract.workedMinutes),
    formats.money(contract.priceCents),
  ])
}

function coverOf({ mission, contracts }: PaperFacts): PaperData['cover'] {
  const { cover } = words
  return {
    heading: cover.heading,
    intro: fillWords(cover.intro, { count: String(contracts.length), mission: mission.name }),
    table: {
      head: [cover.number, cover.sider, cover.dates, cover.hours, cover.price],
      rows: coverRows(contracts),
    },
  }
}

/**
 * The section of one contract; parts that are equal in all contracts of a document are formatted
 * once.
 */
function contractOf(facts: PaperFacts): (contract: ContractFacts) => PaperContract {
  const { mission, version } = facts
  const parties = partiesOf(facts)
  const sectionsOf = agreedSections(facts)
  return (contract) => ({
    heading: words.heading,
    identity: factsOf([
      [words.number, contract.number],
      [words.mission, mission.number],
      [words.version, String(version)],
    ]),
    parties: parties(contract),
    sections: [
      ...sectionsOf(contract),
      { ...section(words.price, priceFacts(facts, contract)), paragraphs: [words.priceNote] },
      clauses,
    ],
  })
}

/** What the contract of the company and that of the Sider say alike (L1251-43, L1251-16). */
export function agreedSections(facts: PaperFacts): (contract: ContractFacts) => PaperSection[] {
  const motive = section(words.motive, motiveFacts(facts))
  const pay = { ...section(words.pay, payFacts(facts)), paragraphs: [words.payIntro] }
  const hours = hoursOf(facts)
  return (contract) => [
    motive,
    section(words.term, termFacts(facts, contract)),
    section(words.position, positionFacts(facts, contract)),
    hours(contract),
    pay,
  ]
}

function firmsOf({ provider, client }: PaperFacts): PaperContract['parties'] {
  return [
    {
      heading: words.provider,
      name: provider.identity?.name ?? provider.name,
      facts: factsOf([
        ...identityOf(provider.identity),
        [words.notice, provider.notice],
        [
          words.guarantor,
          provider.guarantor === ''
            ? words.guarantorUnknown
            : fillWords(words.guarantorText, { guarantor: provider.guarantor }),
        ],
      ]),
    },
    {
      heading: words.client,
      name: client.name,
      facts: factsOf([
        ...identityOf(client.identity),
        [words.siret, client.siret && grouped(client.siret)],
        [words.manager, client.manager],
      ]),
    },
  ]
}

/** The address and the numbers of a company, as on its invoices. */
function identityOf(firm: Seller | Buyer | null): readonly (readonly [string, string | null])[] {
  if (firm === null) return []
  const { street, postalCode, city, country, siren, vatNumber } = firm
  const template = country === 'FR' ? words.addressText : words.addressAbroad
  return [
    [words.address, fillWords(template, { street, postalCode, city, country })],
    [words.siren, grouped(siren)],
    [words.vat, vatNumber],
  ]
}

/** The three parties of a contract; the Sider is named. */
export function partiesOf(
  facts: PaperFacts,
): (contract: Pick<ContractFacts, 'sider'>) => PaperContract['parties'] {
  const firms = firmsOf(facts)
  return ({ sider }) => [...firms, { heading: words.sider, name: sider, facts: [] }]
}

export function section(heading: string, facts: readonly PaperFact[]): PaperSection {
  return { heading, paragraphs: [], facts, table: null }
}

const clauses: PaperSection = {
  ...section(words.clauses, []),
  paragraphs: [
    words.clauseSafety,
    words.clauseAccess,
    words.clauseHiring,
    words.clauseDelay,
    words.signatureText,
  ],
}

/** The motive in detail, with the people concerned (L1251-43, 1° and 2°). */
function motiveFacts({ motive }: PaperFacts): PaperFact[] {
  if (motive === null) return factsOf([[words.motiveName, words.notSaid]])
  return factsOf([
    [words.motiveName, words.motives[motive.reason]],
    [words.justification, motive.justification],
    ...motive.replacements.map(
      (replaced) => [words.replaced, fillWords(words.replacedText, { ...replaced })] as const,
    ),
    ...motive.recruitments.map(
      ({ date, ...recruited }) =>
        [
          words.recruited,
          fillWords(words.recruitedText, {
            ...recruited,
            date: isIsoDate(date) ? formats.longDay(date) : date,
          }),
        ] as const,
    ),
  ])
}

function termFacts(facts: PaperFacts, contract: ContractFacts): PaperFact[] {
  const { firstDay, lastDay } = contract
  return factsOf([
    [words.dates, datesOf(contract)],
    [words.flexibility, flexibilityText(facts, contract)],
    [words.trial, fillWords(words.trialText, { days: String(trialDays(firstDay, lastDay)) })],
    [words.renewal, words.renewalText],
  ])
}

function positionFacts({ mission }: PaperFacts, { place }: ContractFacts): PaperFact[] {
  const { executiveStatus: status, equipments } = mission
  const listed = (items: readonly string[]) =>
    items.length === 0 ? words.none : formats.list(items)
  const named = equipments.map(({ name, providedBy, isSafety }) => {
    const by = providedBy === null ? words.equipmentByNobody : words.equipmentBy[providedBy]
    return { isSafety, text: `${name} (${by})` }
  })
  const ofKind = (isSafety: boolean) =>
    named.filter((one) => one.isSafety === isSafety).map(({ text }) => text)
  return factsOf([
    [words.job, [mission.jobTitle, status && words.statuses[status]].filter(Boolean).join(', ')],
    [words.place, place],
    [words.purpose, mission.purpose],
    [words.subtasks, mission.subtasks.length === 0 ? null : formats.list(mission.subtasks)],
    [words.conditions, mission.workConditions],
    [words.risky, riskyText(mission.isRiskPosition)],
    [words.risks, listed(mission.risks)],
    [words.licences, mission.licences.length === 0 ? words.noLicence : listed(mission.licences)],
    [words.equipments, listed(ofKind(true))],
    [words.otherEquipments, ofKind(false).length === 0 ? null : formats.list(ofKind(false))],
    [words.dressCode, mission.dressCode],
  ])
}

function riskyText(isRiskPosition: boolean | null): string {
  if (isRiskPosition === null) return words.notSaid
  return isRiskPosition ? words.riskyYes : words.riskyNo
}

/** The hours of a contract. Rows of a shared shift are formatted once. */
function hoursOf({
  mission: { weeks, timeZone },
}: PaperFacts): (contract: ContractFacts) => PaperSection {
  const rows = new Map<string, readonly string[]>()
  const rowOf = (shift: PaperShift): readonly string[] => {
    const key = `${shift.startsAt} ${shift.endsAt} ${shift.breakMinutes}`
    const row = rows.get(key) ?? shiftRow(shift, timeZone)
    rows.set(key, row)
    return row
  }
  const heading = zonedHeading(words.hours, timeZone)
  return ({ workedMinutes, shifts }) => {
    const facts = [{ label: words.total, value: formats.duration(workedMinutes) }]
    if (weeks === null) {
      const head = [words.day, words.times, words.break, words.worked]
      const table = { head, rows: shifts.map(rowOf) }
      return { heading, paragraphs: [], facts, table }
    }
    const { weeklyVolume, amplitudeStart: start, amplitudeEnd: end } = weeks
    const text = fillWords(words.weeks, { volume: String(weeklyVolume), start, end })
    return { heading, paragraphs: [text], facts, table: null }
  }
}

/** The row of a shift: day, hours, break and length, in its time zone. */
export function shiftRow(
  { startsAt, endsAt, breakMinutes, workedMinutes }: PaperShift,
  zone: TimeZone,
): string[] {
  const [start, end] = [localAt(startsAt, zone), localAt(endsAt, zone)]
  return [
    formats.day(start.date),
    fillWords(start.date === end.date ? words.sameDay : words.nextDay, {
      start: start.time,
      end: end.time,
    }),
    breakMinutes === 0 ? '–' : formats.duration(breakMinutes),
    formats.duration(workedMinutes),
  ]
}

export function datesOf({
  firstDay,
  lastDay,
}: {
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
}) {
  const bounds = { first: formats.longDay(firstDay), last: formats.longDay(lastDay) }
  return fillWords(firstDay === lastDay ? words.onDay : words.from, bounds)
}

/** A period for a column: « 07/12/2026 – 11/12/2026 ». */
export function shortDatesOf({
  firstDay,
  lastDay,
}: Pick<ContractFacts, 'firstDay' | 'lastDay'>): string {
  const short = (day: IsoDate) => day.split('-').toReversed().join('/')
  return firstDay === lastDay ? short(firstDay) : `${short(firstDay)} – ${short(lastDay)}`
}

export function factsOf(
  facts: readonly (readonly [label: string, value: string | null])[],
): PaperFact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  )
}

/** A SIREN or SIRET in groups of digits: « 732 829 320 00074 ». */
function grouped(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, '$1 $2 $3 $4').trim()
}
