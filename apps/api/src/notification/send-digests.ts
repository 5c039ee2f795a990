import { type Actor, sessionRole } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { type InboxKind, inboxKinds } from '@renfort/domain/inbox/inbox-kind.ts'
import { inboxCount } from '@renfort/domain/inbox/inbox-order.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import {
  digestDay,
  digestKinds,
  digestLimits,
  digestTime,
} from '@renfort/domain/notification/digest.ts'
import { inboxSight, type InboxSight } from '../inbox/inbox-sight.ts'
import { findInboxSections } from '../inbox/read-inbox.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody, type Queries } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { toAbsentMember } from '../platform/http/session.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import type { Services } from '../platform/services.ts'
import { toChoices } from './choice-queries.ts'
import { type CompanyDigest, digestMail, type NewInvoice } from './digest-mail.ts'
import {
  claimDigest,
  type DigestCompany,
  type DigestReader,
  findDigestReaders,
} from './digest-queries.ts'
import { linksOf } from './follow-digest-link.ts'
import { findNotifications } from './notification-queries.ts'

const atOnce = 500
const hourMs = 3_600_000
/** A mail that could not leave by then is of no use: the next morning has its own. */
const usefulMs = 16 * hourMs

/**
 * One mail for each person who asked for it, at 8:00 in Paris, where something waits for them. Each
 * fails alone: the run then fails at its end, and the next try finds only those without their mail.
 */
export const sendDigests = productJob({
  name: 'send-digests',
  data: noData,
  schedule: daily(digestTime),
  handler: async ({ services, signal }) => {
    const queries = services.db.queries(nobody)
    const day = digestDay(services.clock.now())
    if (day === null) return
    const failures: unknown[] = []
    for (let after: string | null = null; ;) {
      const ids: readonly string[] = await findDigestReaders(queries, { day, after, limit: atOnce })
      for (const userId of ids) {
        signal.throwIfAborted()
        await sendDigest(services, userId, day).catch((cause: unknown) =>
          failures.push(new Error(`no mail of the morning for ${userId}`, { cause })),
        )
      }
      const last = ids.at(-1)
      if (last === undefined || ids.length < atOnce) break
      after = last
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some have no mail of the morning')
  },
})

/** Their companies are read with the mail: whoever has left the team meanwhile gets none. */
async function sendDigest(services: Services, userId: string, day: IsoDate): Promise<void> {
  const { db, clock, rowLinks } = services
  const now = clock.now()
  await db.transaction(nobody, async ({ queries }) => {
    const reader = await claimDigest(queries, userId, { day, now })
    if (reader === undefined) return
    const companies = await whatWaits(queries, reader, now)
    if (companies.length === 0) return
    const linkTo = linksOf(rowLinks, { userId, now })
    const mail = digestMail(reader, companies, { site: siteOf(services), linkTo, now })
    // A mail server that is away for hours does not tell somebody who has left the team meanwhile.
    const told = {
      userId,
      companies: companies.map(({ id, role, absent }) => ({ id, role, absent })),
    }
    const usefulUntil = instantAfter(now, usefulMs)
    await enqueueMail(queries, { ...mail, told, usefulUntil }, now)
  })
}

/** What waits for somebody in each of their companies, by the rights that they have now. */
async function whatWaits(
  queries: Queries,
  reader: DigestReader,
  now: Instant,
): Promise<readonly CompanyDigest[]> {
  const found: CompanyDigest[] = []
  for (const company of reader.companies) {
    const digest = await companyDigest(queries, { reader, company, now })
    if (inboxCount(digest.sections) + digest.invoices.length > 0) found.push(digest)
  }
  return found
}

interface Asked {
  readonly reader: DigestReader
  readonly company: DigestCompany
  readonly now: Instant
}

async function companyDigest(
  queries: Queries,
  { reader, company, now }: Asked,
): Promise<CompanyDigest> {
  const { userId, locale } = reader
  const choices = toChoices(reader)
  const absent = company.absent ?? []
  const actor: Actor = {
    isInsider: false,
    impersonating: false,
    role: sessionRole(company.role),
    organisation: 'active',
    standsInFor: absent.map(toAbsentMember),
  }
  const sections = await findInboxSections(queries, {
    organisationId: company.id,
    user: { userId, actor, standsInFor: absent },
    sight: onlyOf(digestKinds(choices), inboxSight(actor)),
    now,
    locale,
  })
  const tellsInvoices = choices.invoices === 'digest' && can(actor, 'invoice.read').allowed
  return {
    ...company,
    sections,
    invoices: tellsInvoices ? await newInvoices(queries, { reader, company, now }) : [],
  }
}

function onlyOf(kinds: readonly InboxKind[], sight: InboxSight): InboxSight {
  const hidden = inboxKinds.filter((kind) => !kinds.includes(kind))
  return { ...sight, ...Object.fromEntries(hidden.map((kind) => [kind, 'none'])) }
}

async function newInvoices(
  queries: Queries,
  { reader: { userId }, company, now }: Asked,
): Promise<readonly NewInvoice[]> {
  const kinds = ['invoice.issued'] as const
  const told = await findNotifications(
    queries,
    {
      organisationId: company.id,
      userId,
      sight: { all: kinds, own: [], inPlace: [] },
      absentIds: [],
      ringing: kinds,
      unreadSince: instantAfter(now, -digestLimits.invoiceHours * hourMs),
    },
    { before: null, limit: digestLimits.invoices },
  )
  return told.flatMap(({ isRead, data: { invoiceId, referenceNumber } }) =>
    isRead || typeof invoiceId !== 'string' || typeof referenceNumber !== 'string'
      ? []
      : [{ id: invoiceId, number: referenceNumber }],
  )
}
