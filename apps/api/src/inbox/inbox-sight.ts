import type { Actor } from '@renfort/domain/access/actor.ts'
import type { Reach } from '@renfort/domain/access/policy.ts'
import { reachWithDeputies } from '@renfort/domain/access/standing-in.ts'
import { type InboxKind, inboxRules } from '@renfort/domain/inbox/inbox-kind.ts'
import { type ApplicantSight, shownApplicants } from '../mission-record/applicant-sight.ts'

/** What somebody sees of each kind of task. */
export interface InboxSight {
  readonly missing: Reach
  readonly contract: Reach
  readonly payment: Reach
  readonly hours: Reach
  readonly opening: Reach
  readonly candidate: Reach
  readonly applicants: ApplicantSight['shown']
  readonly setting: Reach
  readonly draft: Reach
  /** Whether they stand in for somebody who is away. */
  readonly isDeputy: boolean
}

/** What somebody who acts in a company sees of its tasks. */
export function inboxSight(actor: Actor): InboxSight {
  const reach = (kind: InboxKind): Reach => reachWithDeputies(actor, inboxRules[kind].needs)
  return {
    missing: reach('missing'),
    contract: reach('contract'),
    payment: reach('payment'),
    hours: reach('hours'),
    opening: reach('opening'),
    candidate: reach('candidate'),
    applicants: shownApplicants(actor),
    setting: reach('setting'),
    draft: reach('draft'),
    isDeputy: (actor.standsInFor ?? []).length > 0,
  }
}
