import { dateInParis, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { ContractTerms } from '../../platform/database/json-columns.ts'
import { amendmentWords as words } from './amendment-words.ts'
import { flexibilityText } from './flexibility-text.ts'
import {
  coverRows,
  datesOf,
  factsOf,
  footerOf,
  type PaperContract,
  type PaperData,
  type PaperSection,
  partiesOf,
  section,
  shiftRow,
  zonedHeading,
} from './paper-document.ts'
import type { ContractFacts, PaperAmendment, PaperFacts, PaperShift } from './paper-facts.ts'
import { priceFacts } from './paper-pay.ts'
import { paperWords } from './paper-words.ts'

const formats = formatsOf('fr')

/** The texts of an amendment: what it changes, before and after, and its legal article. */
export function amendmentDocument(facts: PaperFacts, amendment: PaperAmendment): PaperData {
  const { mission, provider, contracts } = facts
  const day = dateInParis(facts.madeAt)
  const [first] = contracts
  const isAlone = contracts.length === 1
  return {
    title: isAlone
      ? fillWords(words.title, { number: first?.number ?? '', contract: first?.amends ?? '' })
      : fillWords(words.titleOfMany, { number: mission.number }),
    language: 'fr',
    date: day,
    footer: footerOf(facts),
    pageOf: paperWords.pageOf,
    provider: provider.name,
    cover: isAlone ? null : coverOf(facts),
    contracts: contracts.map((contract) => contractOf(facts, amendment, contract)),
  }
}

function coverOf({ mission, contracts }: PaperFacts): PaperData['cover'] {
  const { cover } = words
  const { sider, dates, hours, price } = paperWords.cover
  return {
    heading: cover.heading,
    intro: fillWords(cover.intro, { count: String(contracts.length), mission: mission.name }),
    table: {
      head: [cover.number, sider, dates, hours, price],
      rows: coverRows(contracts),
    },
  }
}

function contractOf(
  facts: PaperFacts,
  amendment: PaperAmendment,
  contract: ContractFacts,
): PaperContract {
  const { number, amends } = contract
  return {
    heading: fillWords(words.heading, { place: number.split('-A').at(-1) ?? '', contract: amends }),
    identity: factsOf([
      [words.number, number],
      [words.contract, amends],
      [paperWords.mission, facts.mission.number],
      [paperWords.version, String(facts.version)],
    ]),
    parties: partiesOf(facts)(contract),
    sections: [
      ...amendedSections(facts, amendment, contract),
      section(paperWords.price, priceFacts(facts, contract)),
      {
        ...section(paperWords.clauses, []),
        paragraphs: [words.restUnchanged, words.safety, words.signatureText],
      },
    ],
  }
}

/**
 * What an amendment says to the company and to the Sider; what the company pays is left out for the
 * Sider.
 */
export function amendedSections(
  facts: PaperFacts,
  amendment: PaperAmendment,
  contract: ContractFacts,
  { withPrice = true }: { readonly withPrice?: boolean } = {},
): PaperSection[] {
  const { timeZone } = facts.mission
  return [
    objectSection(amendment),
    changesSection(amendment, contract, { timeZone, withPrice }),
    section(words.term, termFacts(facts, amendment, contract)),
    ...hoursSections(amendment, contract, timeZone),
  ]
}

function objectSection({ kind, reason, comment, from }: PaperAmendment): PaperSection {
  return {
    ...section(
      words.object,
      factsOf([
        [words.nature, words.natures[kind]],
        [words.reason, reason && words.reasons[reason]],
        [words.facts, comment],
        [words.basis, reason === 'trialPeriod' ? words.trialBasis : words.bases[kind]],
        [words.from, fillWords(words.fromText, { day: formats.longDay(from) })],
      ]),
    ),
    paragraphs: reason === null ? [] : [words.due[reason]],
  }
}

/** The changed terms, former and new side by side, to the cent. */
function changesSection(
  { kind }: PaperAmendment,
  { before, ...after }: ContractFacts,
  { timeZone: zone, withPrice }: { readonly timeZone: TimeZone; readonly withPrice: boolean },
): PaperSection {
  const row = (label: string, of: (terms: ContractTerms) => string) =>
    before === null || of(before) === of(after) ? [] : [[label, of(before), of(after)]]
  const days =
    kind === 'hours' && before !== null ? changedDays(before.shifts, after.shifts, zone) : []
  return {
    ...section(days.length > 0 ? zonedHeading(words.changes, zone) : words.changes, []),
    table: {
      head: [words.what, words.before, words.after],
      compares: true,
      rows: [
        ...days,
        ...row(words.lastDay, ({ lastDay }) => formats.longDay(lastDay)),
        ...row(words.days, ({ workedDays }) => String(workedDays)),
        ...row(words.hours, ({ workedMinutes }) => formats.duration(workedMinutes)),
        ...row(words.place, ({ place }) => place ?? words.noPlace),
        ...row(words.salary, ({ salaryCents }) => formats.money(salaryCents)),
        ...(withPrice ? row(words.price, ({ priceCents }) => formats.money(priceCents)) : []),
      ],
    },
  }
}

/** A row for each day with changed hours or break. */
function changedDays(
  before: readonly PaperShift[],
  after: readonly PaperShift[],
  zone: TimeZone,
): string[][] {
  const [was, is] = [hoursByDay(before, zone), hoursByDay(after, zone)]
  const days = [...new Set([...was.keys(), ...is.keys()])].toSorted()
  return days.flatMap((day) => {
    const former = was.get(day) ?? words.noWork
    const current = is.get(day) ?? words.noWork
    return former === current ? [] : [[formats.day(day), former, current]]
  })
}

function hoursByDay(shifts: readonly PaperShift[], zone: TimeZone): ReadonlyMap<IsoDate, string> {
  const days = Map.groupBy(shifts, ({ startsAt }) => dateAt(startsAt, zone))
  const hoursOf = (own: readonly PaperShift[]) => own.map((shift) => hoursText(shift, zone))
  return new Map([...days].map(([day, own]) => [day, hoursOf(own).join('\n')]))
}

function hoursText(shift: PaperShift, zone: TimeZone): string {
  const [, times = '', pause = ''] = shiftRow(shift, zone)
  return fillWords(shift.breakMinutes === 0 ? words.shiftWithoutBreak : words.shift, {
    times,
    pause,
  })
}

/** A contract that ends early has no flexibility to mention. */
function termFacts(facts: PaperFacts, { kind }: PaperAmendment, contract: ContractFacts) {
  return factsOf([
    [paperWords.dates, datesOf(contract)],
    [paperWords.flexibility, kind === 'end' ? null : flexibilityText(facts, contract)],
  ])
}

/**
 * The shifts from the day of the change on; a flexible planning has none yet, and an early end has
 * none left.
 */
function hoursSections(
  { from }: PaperAmendment,
  { shifts }: ContractFacts,
  zone: TimeZone,
): PaperSection[] {
  const later = shifts.filter(({ startsAt }) => dateAt(startsAt, zone) >= from)
  if (later.length === 0) return []
  const heading = fillWords(words.newHours, { day: formats.longDay(from) })
  return [
    {
      ...section(zonedHeading(heading, zone), []),
      table: {
        head: [paperWords.day, paperWords.times, paperWords.break, paperWords.worked],
        rows: later.map((shift) => shiftRow(shift, zone)),
      },
    },
  ]
}
