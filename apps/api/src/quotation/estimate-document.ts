import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { lastDayOf, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { type VatArea, vatAt } from '@renfort/domain/law/vat.ts'
import { type MissionType, periodOf as periodOfWork } from '@renfort/domain/mission/mission.ts'
import type {
  Quotation,
  QuotationLine,
  QuotedPlanning,
  Reason,
} from '@renfort/domain/quotation/quotation.ts'
import type { DocumentData } from '../outside/pdf/port.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { type EstimateTable, estimatePlanning, minutesOf, shiftsOf } from './estimate-planning.ts'
import { lineName } from './line-name.ts'
import { reasonWords } from './reason-words.ts'
import { wordsOf } from './words-of.ts'

/** The rows that an estimate is made of. */
export interface EstimateRows {
  readonly provider: string
  readonly company: { readonly name: string; readonly siret: string | null }
  readonly mission: {
    readonly reference: string
    readonly name: string
    readonly type: MissionType
    readonly place: string | null
    readonly manager: string | null
    readonly isDraft: boolean
  }
  readonly planning: QuotedPlanning
  readonly calendar: HolidayCalendar
  readonly quotation: Quotation
  /** The tax area of the company. */
  readonly vatArea: VatArea
  readonly today: IsoDate
}

interface Fact {
  readonly label: string
  readonly value: string
}

interface EstimateLine {
  readonly name: string
  readonly hours: string
  readonly rate: string
  readonly amount: string
  readonly reasons: readonly { readonly text: string; readonly law: string | null }[]
  readonly steps: string
}

/** What `estimate.typ` shows: every text and figure, already formatted. */
export interface EstimateData extends DocumentData {
  readonly provider: string
  readonly heading: string
  readonly identity: readonly Fact[]
  readonly company: {
    readonly heading: string
    readonly name: string
    readonly facts: readonly Fact[]
  }
  readonly mission: {
    readonly heading: string
    readonly name: string
    readonly facts: readonly Fact[]
  }
  readonly planning: EstimateTable & { readonly heading: string; readonly total: Fact }
  readonly price: {
    readonly heading: string
    readonly head: readonly string[]
    readonly lines: readonly EstimateLine[]
    readonly totals: readonly (Fact & { readonly isMain: boolean })[]
  }
  readonly notes: readonly string[]
}

/**
 * The texts of an estimate, without any input or output, so that sentences and sums are tested
 * without a PDF.
 */
export function estimateDocument(rows: EstimateRows, locale: Locale): EstimateData {
  const words = wordsOf(locale).estimate
  const formats = formatsOf(locale)
  const { mission, company, quotation, provider } = rows
  const { reference } = mission
  const day = formats.longDay(rows.today)
  const shifts = shiftsOf(rows.planning, rows.calendar)
  const firstDay = shifts[0] === undefined ? rows.today : startDayOf(shifts[0])
  const period = periodOfWork(shifts)
  const lastDay = period === null ? firstDay : lastDayOf(period)
  return {
    title: fillWords(words.title, { reference, mission: mission.name }),
    language: locale,
    date: rows.today,
    footer: fillWords(words.footer, { provider, reference, day }),
    pageOf: words.pageOf,
    provider,
    heading: words.heading,
    identity: [
      { label: words.reference, value: reference },
      { label: words.date, value: day },
    ],
    company: {
      heading: words.company,
      name: company.name,
      facts: factsOf([[words.siret, company.siret && grouped(company.siret)]]),
    },
    mission: {
      heading: words.mission,
      name: mission.name,
      facts: factsOf([
        [words.type.name, words.type[mission.type]],
        [words.period, periodOf(firstDay, lastDay, locale)],
        [words.place, mission.place],
        [words.manager, mission.manager],
      ]),
    },
    planning: {
      heading: words.planning,
      ...estimatePlanning(rows.planning, rows.calendar, locale),
      total: { label: words.totalHours, value: formats.duration(minutesOf(shifts)) },
    },
    price: {
      heading: words.price,
      head: [words.line, words.hours, words.rate, words.amount],
      lines: quotation.lines.map((line) => lineOf(line, locale)),
      totals: totalsOf(rows, firstDay, locale),
    },
    notes: [fillWords(mission.isDraft ? words.draft : words.frozen, { day }), words.note],
  }
}

function lineOf(line: QuotationLine, locale: Locale): EstimateLine {
  const words = wordsOf(locale).estimate
  const formats = formatsOf(locale)
  return {
    name: lineName(line, locale),
    hours: formats.duration(line.minutes),
    rate: formats.money(line.billUnitCents),
    amount: formats.money(line.priceCents),
    reasons: line.because.map((reason) => reasonOf(reason, locale)),
    steps: fillWords(line.increaseBasisPoints === 0 ? words.steps : words.stepsRaised, {
      base: formats.money(line.baseRateCents),
      increase: formats.increase(line.increaseBasisPoints),
      pay: formats.money(line.payUnitCents),
      coefficient: formats.coefficient(line.coefficientBasisPoints),
    }),
  }
}

/** « Travail de nuit, de 21:00 à 06:00 · +20 % · Politique de rémunération de votre entreprise ». */
function reasonOf(reason: Reason, locale: Locale): EstimateLine['reasons'][number] {
  const { text, seniority, origin } = reasonWords(reason, locale)
  const { increaseBasisPoints, law } = reason
  const adds = increaseBasisPoints === 0 ? null : formatsOf(locale).increase(increaseBasisPoints)
  const parts = [text, adds, seniority, origin]
  return { text: parts.filter((part) => part !== null).join(' · '), law: law?.text ?? null }
}

function totalsOf(
  { quotation, vatArea }: EstimateRows,
  firstDay: IsoDate,
  locale: Locale,
): EstimateData['price']['totals'] {
  const words = wordsOf(locale).estimate
  const formats = formatsOf(locale)
  const { priceCents, priceWithTaxCents, salaryCents } = quotation
  const { rate, mention } = vatAt(vatArea, firstDay)
  const tax = mention ?? fillWords(words.tax, { rate: formats.percent(rate) })
  const total = (label: string, cents: number, isMain: boolean) => ({
    label,
    value: formats.money(cents),
    isMain,
  })
  return [
    total(words.totalWithoutTax, priceCents, true),
    total(tax, priceWithTaxCents - priceCents, false),
    total(words.totalWithTax, priceWithTaxCents, true),
    total(words.salary, salaryCents, false),
  ]
}

function periodOf(first: IsoDate, last: IsoDate, locale: Locale): string {
  const formats = formatsOf(locale)
  if (first === last) return formats.day(first)
  const bounds = { start: formats.day(first), end: formats.day(last) }
  return fillWords(wordsOf(locale).estimate.from, bounds)
}

function factsOf(facts: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** A SIRET in groups of digits: « 732 829 320 00074 ». */
function grouped(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')
}
