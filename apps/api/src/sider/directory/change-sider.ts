import type { siders } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  deactivationRefusal,
  inOrderOfStart,
  periodOf,
  roughPlace,
} from '@renfort/domain/sider/sider-profile.ts'
import { keptPhone } from '../../platform/http/kept-phone.ts'
import { notFound, refuse, throwRefusal } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { refuseUnknownChoices } from './sider-choices.ts'
import { recordSiderChange } from './record-sider-change.ts'
import { siderDetails } from './sider-details.ts'
import { findSider, lockSider, type StoredSider } from './sider-details-queries.ts'
import {
  replaceUnavailabilities,
  type SavedProfile,
  saveSiderProfile,
} from './sider-profile-queries.ts'

type Change = typeof siders.changeSider
type Wanted = Parsed<Change>['body']

/** Changes a profile. A Sider who is deactivated again keeps the time of the first deactivation. */
export async function changeSider(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { queries, transaction } = call
  const stored = await lockSider(queries, params.id)
  if (stored === undefined) throw notFound()
  refuseUnknownChoices(body)
  const before = await siderDetails(call, stored, transaction.now)
  if (body.deactivated === true && !before.deactivated) {
    // A flexible planning counts by its shifts, once it has some.
    const { upcomingShifts, upcomingPlannings } = before
    throwRefusal(deactivationRefusal(upcomingShifts.length || upcomingPlannings.length))
  }
  const isSaved = await saveSiderProfile(queries, stored.id, changed(stored, body, transaction.now))
  if (!isSaved) throw refuse('errors.sider.already_exists')
  if (body.unavailabilities !== undefined) {
    const absences = inOrderOfStart(body.unavailabilities).map(
      ({ startDate, endDate, comment }) => ({
        ...periodOf(isoDate(startDate), isoDate(endDate)),
        comment: comment === '' ? null : comment,
      }),
    )
    await replaceUnavailabilities(queries, stored.id, absences, transaction.now)
  }
  const saved = await findSider(queries, stored.id)
  if (saved === undefined) throw notFound()
  const after = await siderDetails(call, saved, transaction.now)
  await recordSiderChange(transaction, body, before, after)
  return after
}

function changed(stored: StoredSider, wanted: Wanted, now: Instant): SavedProfile {
  const isDeactivated = wanted.deactivated ?? stored.deactivatedAt !== null
  return {
    firstName: wanted.firstName ?? stored.firstName,
    lastName: wanted.lastName ?? stored.lastName,
    phoneNumber:
      wanted.phoneNumber === undefined
        ? stored.phoneNumber
        : keptPhone(wanted.phoneNumber, 'phoneNumber', stored.phoneNumber),
    email: wanted.email === undefined ? stored.email : wanted.email,
    home: homeAfter(stored, wanted.home),
    jobTitleIds: wanted.jobTypeIds ?? stored.jobTitleIds,
    licenceIds: wanted.licenceIds ?? stored.licenceIds,
    languageIds: wanted.languageIds ?? stored.languageIds,
    experiences:
      wanted.experiences?.map(({ duration, ...rest }) => ({ ...rest, durationMonths: duration })) ??
      stored.experiences,
    educations: wanted.educations ?? stored.educations,
    deactivatedAt: isDeactivated ? (stored.deactivatedAt ?? now) : null,
  }
}

function homeAfter({ lat, lng, city }: StoredSider, wanted: Wanted['home']): SavedProfile['home'] {
  if (wanted === null) return null
  if (wanted !== undefined) return { ...roughPlace(wanted), city: wanted.city }
  return lat === null || lng === null ? null : { lat, lng, city }
}
