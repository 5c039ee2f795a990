import { signingClocks } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { product } from '@renfort/domain/kernel/product.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { findProfile } from '../../organisation/profile-queries.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { type Site, siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMails, type OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import type { BatchRow } from '../batch-queries.ts'
import { contractMail } from '../contract-mail.ts'
import { findMemberToTell, findSigners, findStaff, type Recipient } from '../recipient-queries.ts'
import { withZone, wordsOf } from '../words-of.ts'

interface Contested {
  /** Who contests, and in whose place; `null` for nobody. */
  readonly contestant: { readonly name: string; readonly actingFor: string | null }
  readonly description: string
  /** A member who receives the mail in place of the usual recipients. */
  readonly managerId: string | undefined
}

/**
 * Mails the company and internal staff that a contract is contested; returns whether the named
 * person is a member.
 */
export async function mailContested(
  call: CommandCall,
  batch: BatchRow,
  contested: Contested,
): Promise<boolean> {
  const { queries, transaction } = call
  const members = await toldOfCompany(call, batch, contested.managerId)
  if (members === null) return false
  const site = siteOf(call.services)
  const company = (await findProfile(queries, batch.organisationId))?.name ?? ''
  const known = new Set(members.map(({ userId }) => userId))
  const staff = (await findStaff(queries)).filter(({ userId }) => !known.has(userId))
  const mails = [
    ...members.map((recipient) => mailToMember(batch, contested, { recipient, site })),
    ...staff.map((recipient) => mailToStaff(batch, { ...contested, company }, { recipient, site })),
  ]
  await enqueueMails(queries, mails, transaction.now)
  return true
}

/** The recipients in the company; `null` where the named person is no member. */
async function toldOfCompany(
  { queries }: CommandCall,
  { missionId, organisationId }: BatchRow,
  named: string | undefined,
): Promise<readonly Recipient[] | null> {
  if (named === undefined) return findSigners(queries, missionId)
  const member = await findMemberToTell(queries, organisationId, named)
  return member === undefined ? null : [member]
}

interface To {
  readonly recipient: Recipient
  readonly site: Site
}

function mailToMember(
  batch: BatchRow,
  { contestant, description }: Contested,
  to: To,
): OutgoingMail {
  const { contested: words } = wordsOf(to.recipient.locale)
  const values = {
    name: nameOf(contestant, to.recipient),
    mission: missionName(batch, to.recipient),
  }
  return contractMail(
    {
      words,
      values,
      text: fillWords(words.message, values),
      facts: [{ label: words.reason, value: description }],
      path: `/contracts/${batch.id}/signature`,
    },
    to,
  )
}

function mailToStaff(
  batch: BatchRow,
  { contestant, description, company }: Contested & { readonly company: string },
  to: To,
): OutgoingMail {
  const { locale } = to.recipient
  const { contestedToStaff: words } = wordsOf(locale)
  const { longDay } = formatsOf(locale)
  const { timeZone: zone } = batch
  const name = nameOf(contestant, to.recipient)
  const values = { name, company, mission: missionName(batch, to.recipient) }
  return contractMail(
    {
      words,
      values,
      text: fillWords(words.message, values),
      facts: [
        { label: words.reason, value: description },
        { label: words.start, value: longDay(dateAt(batch.startsAt, zone)) },
        {
          label: words.lastDay,
          value: withZone(longDay(signingClocks(batch.startsAt, zone).lastDay), { zone, locale }),
        },
      ],
      path: `/${product.slug}-admin/contracts`,
    },
    to,
  )
}

/** Who contests, by name; a deputy with the person in whose place they do. */
function nameOf(
  { name, actingFor: absent }: Contested['contestant'],
  { locale }: Recipient,
): string {
  return absent === null ? name : fillWords(wordsOf(locale).inPlaceOf, { text: name, absent })
}

function missionName({ jobTitleId, name }: BatchRow, { locale }: Recipient): string {
  return missionDisplayName(namedTitle(jobTitleId, locale).name, name)
}
