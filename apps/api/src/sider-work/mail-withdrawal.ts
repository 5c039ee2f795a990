import { isLateWithdrawal, type WithdrawalReason } from '@renfort/domain/hiring/withdrawal.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { isoWeekOf, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { product } from '@renfort/domain/kernel/product.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { findHoursRecipients, type HoursRecipient } from '../attendance/hours-recipient-queries.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { findStaff, type Recipient } from '../contract/recipient-queries.ts'
import { findSiderNames } from '../hiring/hire-queries.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findProfile } from '../organisation/profile-queries.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { composeMail, type Site, siteOf } from '../platform/mail/compose-mail.ts'
import type { MailFact } from '../platform/mail/mail-content.ts'
import { enqueueMails, type OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const dictionaries = { fr, en }

interface Withdrawal {
  readonly siderId: string
  readonly reason: WithdrawalReason
  readonly comment: string | null
  /** When what they leave would have begun; `null` where no shift was planned yet. */
  readonly firstStart: Instant | null
  /** Shifts that they leave; 0 for the whole of a flexible planning. */
  readonly shiftCount: number
}

interface Told extends Withdrawal {
  readonly sider: string
  readonly company: string
  readonly isLate: boolean
}

/** Mails the manager of a mission, or its administrators, and internal staff that a Sider does not come. */
export async function mailWithdrawal(
  { queries, transaction: { now }, services }: CommandCall,
  mission: MissionRecord,
  withdrawal: Withdrawal,
): Promise<void> {
  const { siderId, firstStart } = withdrawal
  const told: Told = {
    ...withdrawal,
    sider: (await findSiderNames(queries, [siderId])).get(siderId) ?? '',
    company: (await findProfile(queries, mission.organisationId))?.name ?? '',
    isLate: firstStart !== null && isLateWithdrawal(firstStart, now),
  }
  const site = siteOf(services)
  const members = await findHoursRecipients(queries, mission.id)
  const known = new Set(members.map(({ userId }) => userId))
  const staff = (await findStaff(queries)).filter(({ userId }) => !known.has(userId))
  const mails = [
    ...members.map((to) =>
      mailTo(mission, told, { to, site, path: planningPath(mission, told, to) }),
    ),
    ...staff.map((to) =>
      mailTo(mission, told, { to, site, path: `/${product.slug}-admin/staffing/${mission.id}` }),
    ),
  ]
  await enqueueMails(queries, mails, now)
}

/** The mission in the planning, in the week of what was left; of a member of the group in its company. */
function planningPath(
  { id, timeZone }: MissionRecord,
  { firstStart }: Withdrawal,
  { companyToChoose }: HoursRecipient,
): string {
  const { week, year } =
    firstStart === null ? { week: null, year: null } : isoWeekOf(localAt(firstStart, timeZone).date)
  const search = new URLSearchParams({
    ...(companyToChoose === null ? {} : { company: companyToChoose }),
    ...(week === null ? {} : { week: String(week), year: String(year) }),
    mission: id,
  })
  return `/planning?${search}`
}

interface To {
  readonly to: Recipient
  readonly site: Site
  readonly path: string
}

function mailTo(mission: MissionRecord, told: Told, { to, site, path }: To): OutgoingMail {
  const { greeting, withdrawal: words } = dictionaries[to.locale]
  const { sider, company, isLate } = told
  const name = missionDisplayName(namedTitle(mission.jobTitleId, to.locale).name, mission.name)
  const values = { sider, company, mission: name }
  const text = fillWords(words.message, values)
  return composeMail(
    {
      category: 'compulsory',
      subject: fillWords(isLate ? words.subjectLate : words.subject, values),
      preheader: text,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(greeting, { firstName: to.firstName }) },
        { kind: 'paragraph', text },
        { kind: 'facts', facts: factsOf(mission, told, to.locale) },
        { kind: 'button', label: words.action, url: `${site.publicUrl}${path}` },
      ],
    },
    to,
    site,
  )
}

function factsOf({ timeZone }: MissionRecord, told: Told, locale: Locale): MailFact[] {
  const { withdrawal: words } = dictionaries[locale]
  const { reason, comment, firstStart, shiftCount } = told
  const facts: MailFact[] = [
    { label: words.shifts, value: shiftCount === 0 ? words.wholePlanning : String(shiftCount) },
  ]
  if (firstStart !== null) {
    const { date, time } = localAt(firstStart, timeZone)
    const zone = overseasZoneName(timeZone, locale)
    const moment = `${formatsOf(locale).day(date)}, ${time}`
    facts.push({ label: words.first, value: zone === null ? moment : `${moment} (${zone})` })
  }
  facts.push({ label: words.reason, value: words.reasons[reason] })
  if (comment !== null) facts.push({ label: words.comment, value: comment })
  return facts
}
