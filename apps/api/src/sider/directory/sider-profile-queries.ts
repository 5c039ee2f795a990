import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Place } from '@renfort/domain/sider/sider-profile.ts'
import { isUniqueViolation } from '../../platform/database/database-failure.ts'
import type { Queries } from '../../platform/database/db.ts'
import {
  json,
  type SiderEducation,
  type SiderExperience,
} from '../../platform/database/json-columns.ts'

export interface SavedProfile {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
  readonly home: (Place & { readonly city: string | null }) | null
  readonly jobTitleIds: readonly string[]
  readonly licenceIds: readonly string[]
  readonly languageIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly educations: readonly SiderEducation[]
  readonly deactivatedAt: Instant | null
}

/**
 * Stores a profile; returns `false` when the phone or the e-mail belongs to another Sider, and the
 * transaction has then failed.
 */
export async function saveSiderProfile(
  queries: Queries,
  siderId: string,
  profile: SavedProfile,
): Promise<boolean> {
  try {
    await queries
      .updateTable('siders')
      .set({
        first_name: profile.firstName,
        last_name: profile.lastName,
        phone_number: profile.phoneNumber,
        email: profile.email,
        lat: profile.home?.lat ?? null,
        lng: profile.home?.lng ?? null,
        city: profile.home?.city ?? null,
        job_title_ids: json(unique(profile.jobTitleIds)),
        licence_ids: json(unique(profile.licenceIds)),
        language_ids: json(unique(profile.languageIds)),
        experiences: json(profile.experiences),
        educations: json(profile.educations),
        deactivated_at: profile.deactivatedAt,
      })
      .where('id', '=', siderId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
}

export interface SavedAbsence {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly comment: string | null
}

/** Replaces all absences of a Sider by these. */
export async function replaceUnavailabilities(
  queries: Queries,
  siderId: string,
  absences: readonly SavedAbsence[],
  now: Instant,
): Promise<void> {
  await queries.deleteFrom('sider_unavailabilities').where('sider_id', '=', siderId).execute()
  if (absences.length === 0) return
  await queries
    .insertInto('sider_unavailabilities')
    .values(
      absences.map(({ startsAt, endsAt, comment }) => ({
        sider_id: siderId,
        starts_at: startsAt,
        ends_at: endsAt,
        comment,
        created_at: now,
      })),
    )
    .execute()
}
