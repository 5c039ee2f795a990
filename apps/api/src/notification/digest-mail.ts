import type { InboxSection, WeekOfHours } from '@renfort/contract/inbox.ts'
import type { DigestRow } from '@renfort/contract/notification.ts'
import { type InboxKind, mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import { inboxCount } from '@renfort/domain/inbox/inbox-order.ts'
import {
  type Instant,
  instant,
  type IsoDate,
  isoDate,
  isoWeekOf,
} from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { fullName, type PersonName } from '@renfort/domain/kernel/person-name.ts'
import { dateAt, localAt } from '@renfort/domain/kernel/place-time.ts'
import { digestLimits } from '@renfort/domain/notification/digest.ts'
import { fillWords, isolated } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { MailBlock, MailLink } from '../platform/mail/mail-content.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import type { DigestCompany, DigestReader } from './digest-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What waits for somebody in a company. */
export interface CompanyDigest extends DigestCompany {
  readonly sections: readonly InboxSection[]
  readonly invoices: readonly NewInvoice[]
}

export interface NewInvoice {
  readonly id: string
  readonly number: string
}

interface Circumstances {
  readonly site: Site
  readonly linkTo: (row: DigestRow) => string
  readonly now: Instant
}

/** The mail of the morning: what waits, each row with the link that leads to it. */
export function digestMail(
  reader: Pick<DigestReader, 'email' | 'firstName' | 'locale'>,
  companies: readonly CompanyDigest[],
  { site, linkTo, now }: Circumstances,
): OutgoingMail {
  const words = { fr, en }[reader.locale]
  const { plural } = formatsOf(reader.locale)
  const count = companies.reduce((sum, company) => sum + countOf(company), 0)
  const listed = companies.slice(0, digestLimits.companies)
  const others = companies.slice(digestLimits.companies, digestLimits.companyLines)
  const subject = fillWords(words.subject[plural(count)], { count })
  const rowsOf = createRows(reader.locale, linkTo, now)
  return composeMail(
    {
      category: 'digest',
      subject,
      preheader: words.intro,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(words.greeting, reader) },
        { kind: 'paragraph', text: words.intro },
        ...listed.flatMap((company): readonly MailBlock[] => [
          ...(companies.length === 1
            ? []
            : [{ kind: 'heading' as const, level: 2 as const, text: isolated(company.name) }]),
          ...rowsOf(company).flatMap(({ title, links }): MailBlock[] => [
            { kind: 'heading', level: companies.length === 1 ? 2 : 3, text: title },
            { kind: 'links', links },
          ]),
        ]),
        ...(others.length === 0
          ? []
          : [
              { kind: 'heading' as const, level: 2 as const, text: words.others },
              {
                kind: 'links' as const,
                links: others.map((company) => ({
                  label: fillWords(words.rows.company[plural(countOf(company))], {
                    company: isolated(company.name),
                    count: countOf(company),
                  }),
                  url: linkTo({ company: company.id, screen: 'inbox', id: null, day: null }),
                })),
              },
            ]),
        { kind: 'smallPrint', text: words.why },
      ],
    },
    reader,
    site,
  )
}

function countOf({ sections, invoices }: CompanyDigest): number {
  return inboxCount(sections) + invoices.length
}

/** A number of tasks; counting stops at a maximum. */
function shownCount(count: number): string {
  return count < mostInboxLines ? String(count) : `${mostInboxLines - 1}+`
}

/** The page of all tasks of a kind: a row of a screen without its id or day. */
const pages = {
  missing: 'inbox',
  contract: 'contract',
  payment: 'invoice',
  hours: 'waiting',
  opening: 'inbox',
  candidate: 'inbox',
  dispute: 'disputed',
  setting: 'inbox',
  draft: 'inbox',
} as const satisfies Record<InboxKind, DigestRow['screen']>

interface Group {
  readonly title: string
  readonly links: readonly MailLink[]
}

/** The rows of a company in a language, by kind. */
function createRows(
  locale: DigestReader['locale'],
  linkTo: Circumstances['linkTo'],
  now: Instant,
): (company: CompanyDigest) => readonly Group[] {
  const { titles, rows } = { fr, en }[locale]
  const { plural, day: formatDay, money, list } = formatsOf(locale)
  // A day is not broken at the end of a line.
  const written = (day: IsoDate) => formatDay(day).replaceAll(' ', '\u00a0')
  const nameOf = (name: PersonName) => isolated(fullName(name))
  const linesOf = (sentence: typeof rows.hours, monday: string, count: number) => {
    const { week } = isoWeekOf(isoDate(monday))
    return fillWords(sentence[plural(count)], { week, count: shownCount(count) })
  }
  const forOthers = (label: string, absent: readonly PersonName[]) =>
    absent.length === 0
      ? label
      : fillWords(rows.inPlaceOf, { label, names: list(absent.map(nameOf)) })
  return ({ id: company, sections, invoices }) => {
    const link = (
      label: string,
      screen: DigestRow['screen'],
      { id = null, day = null }: Partial<Pick<DigestRow, 'id' | 'day'>> = {},
    ): MailLink => ({ label, url: linkTo({ company, screen, id, day }) })
    const linksOf = (section: InboxSection): readonly MailLink[] => {
      switch (section.kind) {
        case 'missing':
          return section.lines.map(({ taskId, taskName, count, siders, timeZone, due }) => {
            const start = localAt(due === null ? now : instant(due), timeZone)
            const more = count - siders.length
            const others = more > 0 ? [fillWords(rows.more[plural(more)], { count: more })] : []
            const names = list([...siders.map(nameOf), ...others])
            const mission = isolated(taskName)
            const label = fillWords(rows.missing, { mission, time: start.time, names })
            return link(label, 'planning', { id: taskId, day: start.date })
          })
        case 'contract':
          return section.lines.map(({ documentId, taskName, inPlaceOf, signBefore }) => {
            const day = written(isoDate(signBefore.lastDay))
            const label = fillWords(rows.contract, { mission: isolated(taskName), day })
            return link(forOthers(label, inPlaceOf === null ? [] : [inPlaceOf]), 'contract', {
              id: documentId,
            })
          })
        case 'payment':
          return section.lines.map(({ invoiceId: id, referenceNumber: number, amount }) =>
            link(
              fillWords(rows.payment, { number, amount: money(eurosToCents(amount)) }),
              'invoice',
              { id },
            ),
          )
        case 'hours':
          return section.lines.flatMap((line) => hoursLinks(line))
        case 'dispute':
          return section.lines.map(({ monday, count, inPlaceOf }) =>
            link(forOthers(linesOf(rows.hours, monday, count), inPlaceOf), 'disputed', {
              day: monday,
            }),
          )
        case 'opening':
          return section.lines.map(({ taskId, taskName, openSlots: count, timeZone, due }) => {
            const day = dateAt(due === null ? now : instant(due), timeZone)
            const label = fillWords(rows.opening[plural(count)], {
              mission: isolated(taskName),
              day: written(day),
              count,
            })
            return link(label, 'planning', { id: taskId, day })
          })
        case 'candidate':
          return section.lines.map(({ taskId, taskName, count }) =>
            link(
              fillWords(rows.candidate[plural(count)], {
                mission: isolated(taskName),
                count: shownCount(count),
              }),
              'candidates',
              { id: taskId },
            ),
          )
        // Nobody is asked each morning to complete what can be left undone.
        case 'setting':
        case 'draft':
          return []
      }
    }
    /** What equals the plan is one press; the rest of the week is looked at. */
    const hoursLinks = ({ monday, count, matching, inPlaceOf }: WeekOfHours): MailLink[] => {
      const of = { day: monday }
      const rest = count - matching
      // Where not all lines were counted, nobody knows how many of them equal the plan.
      const isCounted = count < mostInboxLines
      if (matching === 0) {
        return [link(forOthers(linesOf(rows.hours, monday, count), inPlaceOf), 'waiting', of)]
      }
      const conforming = isCounted
        ? linesOf(rows.conforming, monday, matching)
        : fillWords(rows.allConforming, isoWeekOf(isoDate(monday)))
      const others = isCounted
        ? linesOf(rows.rest, monday, rest)
        : linesOf(rows.hours, monday, count)
      return [
        link(forOthers(conforming, inPlaceOf), 'conforming', of),
        ...(rest === 0 && isCounted ? [] : [link(forOthers(others, inPlaceOf), 'waiting', of)]),
      ]
    }
    const all = ({ kind, total, lines }: InboxSection) =>
      total > lines.length
        ? [link(fillWords(rows.all, { count: shownCount(total) }), pages[kind])]
        : []
    return [
      ...sections.flatMap((section) => {
        if (section.kind === 'setting' || section.kind === 'draft') return []
        return [{ title: titles[section.kind], links: [...linksOf(section), ...all(section)] }]
      }),
      ...(invoices.length === 0
        ? []
        : [
            {
              title: titles.invoice,
              links: invoices.map(({ id, number }) =>
                link(fillWords(rows.invoice, { number }), 'invoice', { id }),
              ),
            },
          ]),
    ]
  }
}
