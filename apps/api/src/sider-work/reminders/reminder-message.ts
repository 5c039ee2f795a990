import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import {
  type ReminderKind,
  reminderWindow,
  type ShiftReminderKind,
} from '@renfort/domain/sider/shift-reminder.ts'
import { oneSegment } from '@renfort/domain/sider/short-message.ts'
import type { Queries } from '../../platform/database/db.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { composeMail, type Site } from '../../platform/mail/compose-mail.ts'
import type { MailFact } from '../../platform/mail/mail-content.ts'
import { enqueueMail, enqueueSms, type OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import { titleOf } from '../to-sider-mission.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { PaperToTell } from './paper-to-tell-queries.ts'
import type { RemindedSider, ShiftToRemind } from './reminder-queries.ts'

const dictionaries = { fr, en }

/** The page that shows the shifts of the day, and the clock; that of the papers. */
const pages = { missions: '/s/', papers: '/s/papers' } as const

export interface Reminder {
  readonly kind: ReminderKind
  readonly to: Pick<RemindedSider, 'firstName' | 'email' | 'phoneNumber' | 'locale'>
  /** When a shift begins, for the kinds that say it. */
  readonly time: string
  readonly place: string
  /** Of each thing that it is about, the first one first. */
  readonly facts: readonly (readonly MailFact[])[]
  readonly page: string
  readonly usefulUntil: Instant
}

/** Puts a reminder into the outbox, by each way that the Sider has left on. */
export async function enqueueReminder(
  queries: Queries,
  reminder: Reminder,
  { site, now }: { readonly site: Site; readonly now: Instant },
): Promise<void> {
  const { kind, usefulUntil } = reminder
  const { email, phoneNumber: to, locale } = reminder.to
  if (email !== null) {
    await enqueueMail(queries, { ...mailOf(reminder, email, site), usefulUntil }, now)
  }
  const sms = { to, text: smsOf(reminder, site), locale, category: kind, usefulUntil }
  await enqueueSms(queries, sms, now)
}

function mailOf(
  { kind, to: { locale, firstName }, time, place, facts, page }: Reminder,
  email: string,
  site: Site,
): OutgoingMail {
  const { greeting, settings, kinds } = dictionaries[locale]
  const { subject, text, action } = kinds[kind]
  const heading = fillWords(subject, { time, place })
  return composeMail(
    {
      category: kind,
      subject: heading,
      preheader: text,
      heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(greeting, { firstName }) },
        { kind: 'paragraph', text },
        ...facts.map((each) => ({ kind: 'facts' as const, facts: each })),
        { kind: 'button', label: action, url: site.publicUrl + page },
        { kind: 'smallPrint', text: `${settings} ${site.publicUrl}/s/reminders` },
      ],
    },
    { email, locale },
    site,
  )
}

/** One segment: the hour and the place, and the page that says the rest. */
function smsOf(
  { kind, to: { locale }, time, place: named, facts, page }: Reminder,
  { productName, publicUrl }: Site,
): string {
  const { kinds, more } = dictionaries[locale]
  const others = facts.length - 1
  const values = {
    product: productName,
    time,
    more: others === 0 ? '' : fillWords(more, { count: others }),
    url: publicUrl + page,
  }
  return oneSegment((place) => fillWords(kinds[kind].sms, { ...values, place }), named)
}

/** What reminds of shifts of one Sider, the first to start first. */
export function shiftReminder(
  kind: ShiftReminderKind,
  shifts: readonly [ShiftToRemind, ...ShiftToRemind[]],
): Reminder {
  const [first] = shifts
  return {
    kind,
    to: first,
    time: localAt(first.startsAt, first.timeZone).time,
    place: placeOf(first),
    facts: shifts.map(factsOfShift),
    page: pages.missions,
    usefulUntil: reminderWindow(kind, first).until,
  }
}

/** What tells one Sider of papers to sign. */
export function paperReminder(
  papers: readonly [PaperToTell, ...PaperToTell[]],
  usefulUntil: Instant,
): Reminder {
  const [first] = papers
  return {
    kind: 'paperReady',
    to: first,
    time: '',
    place: placeOf(first),
    facts: papers.map(factsOfPaper),
    page: pages.papers,
    usefulUntil,
  }
}

function factsOfShift(shift: ShiftToRemind): MailFact[] {
  const { locale, startsAt, endsAt, timeZone, address, postalCode, city } = shift
  const { facts } = dictionaries[locale]
  const [start, end] = [localAt(startsAt, timeZone), localAt(endsAt, timeZone)]
  const where = [address, [postalCode, city].filter((part) => part !== null).join(' ')]
  return [
    { label: facts.mission, value: titleOf(shift, locale) },
    {
      label: facts.when,
      value: `${formatsOf(locale).day(start.date)}, ${start.time} – ${end.time}`,
    },
    { label: facts.company, value: shift.companyName },
    { label: facts.where, value: where.filter((part) => part !== null && part !== '').join(', ') },
  ].filter(({ value }) => value !== '')
}

function factsOfPaper(paper: PaperToTell): MailFact[] {
  const { locale, firstDay, lastDay } = paper
  const { facts, dates } = dictionaries[locale]
  const { day } = formatsOf(locale)
  return [
    { label: facts.paper, value: paper.number },
    { label: facts.mission, value: titleOf(paper, locale) },
    {
      label: facts.when,
      value:
        firstDay === lastDay
          ? day(firstDay)
          : fillWords(dates, { first: day(firstDay), last: day(lastDay) }),
    },
    { label: facts.company, value: paper.companyName },
  ]
}

function placeOf({ companyName, city }: RemindedSider): string {
  return city === null ? companyName : `${companyName}, ${city}`
}
