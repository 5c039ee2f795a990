import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { type ReminderKind, reminderWindow } from '@renfort/domain/sider/shift-reminder.ts'
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
import type { ShiftToRemind } from './reminder-queries.ts'

const dictionaries = { fr, en }

/** The page that shows the shifts of the day, and the clock. */
const page = '/s/'

interface Reminder {
  readonly kind: ReminderKind
  /** Of one Sider, the first to start first. */
  readonly shifts: readonly [ShiftToRemind, ...ShiftToRemind[]]
}

/** Puts a reminder into the outbox, by each way that the Sider has left on. */
export async function enqueueReminder(
  queries: Queries,
  reminder: Reminder,
  { site, now }: { readonly site: Site; readonly now: Instant },
): Promise<void> {
  const [shift] = reminder.shifts
  const { kind } = reminder
  const { until: usefulUntil } = reminderWindow(kind, shift)
  const { email, phoneNumber: to, locale } = shift
  if (email !== null) {
    await enqueueMail(queries, { ...mailOf(reminder, email, site), usefulUntil }, now)
  }
  const sms = { to, text: smsOf(reminder, site), locale, category: kind, usefulUntil }
  await enqueueSms(queries, sms, now)
}

function mailOf({ kind, shifts }: Reminder, email: string, site: Site): OutgoingMail {
  const [first] = shifts
  const { locale, firstName } = first
  const { greeting, settings, kinds } = dictionaries[locale]
  const { subject, text, action } = kinds[kind]
  const values = { time: localAt(first.startsAt, first.timeZone).time, place: placeOf(first) }
  return composeMail(
    {
      category: kind,
      subject: fillWords(subject, values),
      preheader: fillWords(text, values),
      heading: fillWords(subject, values),
      blocks: [
        { kind: 'paragraph', text: fillWords(greeting, { firstName }) },
        { kind: 'paragraph', text: fillWords(text, values) },
        ...shifts.map((shift) => ({ kind: 'facts' as const, facts: factsOf(shift) })),
        { kind: 'button', label: action, url: site.publicUrl + page },
        { kind: 'smallPrint', text: `${settings} ${site.publicUrl}/s/reminders` },
      ],
    },
    { email, locale },
    site,
  )
}

function factsOf(shift: ShiftToRemind): MailFact[] {
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

/** One segment: the hour and the place, and the page that says the rest. */
function smsOf({ kind, shifts }: Reminder, { productName, publicUrl }: Site): string {
  const [first] = shifts
  const { kinds, more } = dictionaries[first.locale]
  const others = shifts.length - 1
  const values = {
    product: productName,
    time: localAt(first.startsAt, first.timeZone).time,
    more: others === 0 ? '' : fillWords(more, { count: others }),
    url: publicUrl + page,
  }
  const write = (place: string) => fillWords(kinds[kind].sms, { ...values, place })
  return oneSegment(write, placeOf(first))
}

function placeOf({ companyName, city }: ShiftToRemind): string {
  return city === null ? companyName : `${companyName}, ${city}`
}
