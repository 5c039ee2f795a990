import type { InboxSection } from '@renfort/contract/inbox.ts'
import type { DigestRow } from '@renfort/contract/notification.ts'
import { inboxCount } from '@renfort/domain/inbox/inbox-order.ts'
import { type Instant, instant, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { fullName, type PersonName } from '@renfort/domain/kernel/person-name.ts'
import { dateAt, localAt } from '@renfort/domain/kernel/place-time.ts'
import { digestLimits } from '@renfort/domain/notification/digest.ts'
import { fillWords } from '../platform/fill-words.ts'
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
        ...listed.flatMap((company) =>
          rowsOf(company).flatMap(({ title, links }): MailBlock[] => [
            {
              kind: 'paragraph',
              text: companies.length === 1 ? title : `${company.name} – ${title}`,
            },
            { kind: 'links', links },
          ]),
        ),
        ...(others.length === 0
          ? []
          : [
              { kind: 'paragraph' as const, text: words.others },
              {
                kind: 'links' as const,
                links: others.map((company) => ({
                  label: fillWords(words.rows.company[plural(countOf(company))], {
                    company: company.name,
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
  const { plural, day: written, money, list } = formatsOf(locale)
  const forOthers = (label: string, absent: readonly PersonName[]) =>
    absent.length === 0
      ? label
      : fillWords(rows.inPlaceOf, { label, names: list(absent.map(fullName)) })
  return ({ id: company, sections, invoices }) => {
    const link = (
      label: string,
      screen: DigestRow['screen'],
      { id = null, day = null }: Partial<Pick<DigestRow, 'id' | 'day'>> = {},
    ): MailLink => ({ label, url: linkTo({ company, screen, id, day }) })
    const linksOf = (section: InboxSection): readonly MailLink[] => {
      switch (section.kind) {
        case 'missing':
          return section.lines.map(({ taskId, taskName, siders, timeZone, due }) => {
            const start = localAt(due === null ? now : instant(due), timeZone)
            const names = list(siders.map(fullName))
            const label = fillWords(rows.missing, { mission: taskName, time: start.time, names })
            return link(label, 'planning', { id: taskId, day: start.date })
          })
        case 'contract':
          return section.lines.map(({ documentId, taskName, inPlaceOf, signBefore }) => {
            const day = written(isoDate(signBefore.lastDay))
            const label = fillWords(rows.contract, { mission: taskName, day })
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
          return section.lines.map(({ monday, count, matching, inPlaceOf }) => {
            const { week } = isoWeekOf(isoDate(monday))
            return matching === 0
              ? link(
                  forOthers(fillWords(rows.hours[plural(count)], { week, count }), inPlaceOf),
                  'waiting',
                  { day: monday },
                )
              : link(
                  forOthers(
                    fillWords(rows.conforming[plural(matching)], { week, count: matching }),
                    inPlaceOf,
                  ),
                  'conforming',
                  { day: monday },
                )
          })
        case 'dispute':
          return section.lines.map(({ monday, count, inPlaceOf }) => {
            const { week } = isoWeekOf(isoDate(monday))
            const label = fillWords(rows.hours[plural(count)], { week, count })
            return link(forOthers(label, inPlaceOf), 'disputed', { day: monday })
          })
        case 'opening':
          return section.lines.map(({ taskId, taskName, openSlots: count, timeZone, due }) => {
            const day = dateAt(due === null ? now : instant(due), timeZone)
            const label = fillWords(rows.opening[plural(count)], {
              mission: taskName,
              day: written(day),
              count,
            })
            return link(label, 'planning', { id: taskId, day })
          })
        case 'candidate':
          return section.lines.map(({ taskId, taskName: mission, count }) =>
            link(fillWords(rows.candidate[plural(count)], { mission, count }), 'candidates', {
              id: taskId,
            }),
          )
        // Nobody is asked each morning to complete what can be left undone.
        case 'setting':
        case 'draft':
          return []
      }
    }
    const all = (section: InboxSection) =>
      section.total > section.lines.length
        ? [link(fillWords(rows.all, { count: section.total }), 'inbox')]
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
