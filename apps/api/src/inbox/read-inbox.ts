import type { inbox } from '@renfort/contract'
import type { InboxSection } from '@renfort/contract/inbox.ts'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { validationDeadline } from '@renfort/domain/attendance/validation-deadline.ts'
import { signingClocks, signingStage } from '@renfort/domain/contract/signing-clocks.ts'
import { type InboxKind, inboxRules, openingDays } from '@renfort/domain/inbox/inbox-kind.ts'
import { contractDue, inboxCount, inInboxOrder } from '@renfort/domain/inbox/inbox-order.ts'
import {
  epochMinuteOf,
  type Instant,
  instantOf,
  instantOfMinute,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { missingItems } from '@renfort/domain/organisation/completion.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { applicantSight } from '../mission-record/applicant-sight.ts'
import { completionOf } from '../organisation/completion-state.ts'
import { settingsFactsOf } from '../organisation/settings-queries.ts'
import { organisationOf, ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findInbox, type InboxRow, type InboxSight, type Sight } from './inbox-queries.ts'

type Dated = InboxSection & { readonly lines: readonly { readonly due: Instant | null }[] }
type OfMission = NonNullable<InboxRow['draft']>['lines'][number]

const midnight = localTime('00:00')

/** What waits for the caller and that they may do, the most urgent first. */
export async function readInbox(call: ReadCall): Promise<Answer<typeof inbox.readInbox>> {
  const now = call.services.clock.now()
  const row = await findInbox(call.queries, {
    organisationId: organisationOf(call),
    sight: sightOf(call),
    now,
    soon: instantOfMinute(epochMinuteOf(now) + openingDays * 24 * 60),
  })
  const sections = inInboxOrder(sectionsOf(row, { now, locale: call.locale }), now)
  return { count: inboxCount(sections), sections }
}

function sightOf(call: ReadCall): InboxSight {
  const { actor } = sessionOf(call)
  const sight = (kind: InboxKind): Sight => {
    const { needs } = inboxRules[kind]
    return can(actor, needs).allowed ? ownerLimit(call, needs) : false
  }
  return {
    contract: sight('contract'),
    hours: sight('hours'),
    opening: sight('opening'),
    candidate: applicantSight(call),
    setting: sight('setting'),
    draft: sight('draft'),
  }
}

function sectionsOf(
  row: InboxRow,
  { now, locale }: { readonly now: Instant; readonly locale: Locale },
): Dated[] {
  const named = ({ missionId, name, jobTitleId }: OfMission) => ({
    taskId: missionId,
    taskName: missionDisplayName(namedTitle(jobTitleId, locale).name, name),
  })
  const { contract, hours, dispute, opening, candidate, draft } = row
  const sections: (Dated | null)[] = [
    contract && {
      kind: 'contract',
      total: contract.total,
      lines: contract.lines.flatMap(({ documentId, startMinute, ...mission }) => {
        const startDate = instantOfMinute(startMinute)
        const stage = signingStage({ status: 'unsigned', startsAt: startDate }, now)
        if (stage === null) return []
        const { target, lastDay } = signingClocks(startDate)
        const due = contractDue(startDate, now)
        const signBefore = { target, lastDay }
        return [{ ...named(mission), documentId, startDate, stage, signBefore, due }]
      }),
    },
    hours && {
      kind: 'hours',
      total: hours.total,
      lines: hours.lines.map((week) => ({
        ...week,
        due: validationDeadline(instantOf(week.monday, midnight)),
      })),
    },
    dispute && {
      kind: 'dispute',
      total: dispute.total,
      lines: dispute.lines.map((week) => ({ ...week, due: null })),
    },
    opening && {
      kind: 'opening',
      total: opening.total,
      lines: opening.lines.map(({ startMinute, openSlots, ...mission }) => ({
        ...named(mission),
        openSlots,
        due: instantOfMinute(startMinute),
      })),
    },
    candidate && {
      kind: 'candidate',
      total: candidate.total,
      lines: candidate.lines.map(({ startMinute, count, ...mission }) => ({
        ...named(mission),
        count,
        due: instantOfMinute(startMinute),
      })),
    },
    settingSection(row),
    draft && {
      kind: 'draft',
      total: draft.total,
      lines: draft.lines.map((mission) => ({ ...named(mission), due: null })),
    },
  ]
  return sections.flatMap((section) => section ?? [])
}

function settingSection({ settings, policy }: InboxRow): Dated | null {
  if (settings === null) return null
  const missing = missingItems(completionOf(settingsFactsOf(settings), policy ?? defaultPolicy))
  return {
    kind: 'setting',
    total: missing.length,
    lines: missing.map((item) => ({ item, due: null })),
  }
}
