import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { AttendanceConfigType, MissionType } from '@renfort/domain/mission/mission.ts'
import { copiedJobColumns } from '../../catalogue/stored-job-fields.ts'
import type { StoredJob } from '../../catalogue/to-job-fields.ts'
import { json, type StoredPricing } from '../../platform/database/json-columns.ts'

/** What a new mission takes from the job description, or the mission, that it is made from. */
export interface MissionJob extends StoredJob {
  readonly preSelection: boolean
  readonly detachedPricing: StoredPricing | null
}

export interface NewMissionDetails {
  readonly organisationId: string
  readonly uniqueIdentifier: string
  readonly type: MissionType
  readonly name: string | null
  readonly origin: 'account' | 'network'
  readonly jobDescriptionId: string | null
  readonly locationId: string | null
  readonly managerId: string | null
  readonly departmentId?: string | null
  readonly motiveId: string | null
  /** The mission that the draft follows. */
  readonly sourceId: string | null
  readonly isFlexiblePlanning?: boolean | null
  readonly createdBy: string
  readonly attendanceConfigType: AttendanceConfigType
  readonly now: Instant
}

/** The row of a draft; until it has a planning, its day is the day it was made (N-12). */
export function missionRowFromJob(job: MissionJob, details: NewMissionDetails) {
  const { now } = details
  return {
    ...copiedJobColumns(job),
    pre_selection: job.preSelection,
    detached_pricing: job.detachedPricing === null ? null : json(job.detachedPricing),
    organisation_id: details.organisationId,
    unique_identifier: details.uniqueIdentifier,
    type: details.type,
    name: details.name,
    origin: details.origin,
    job_description_id: details.jobDescriptionId,
    location_id: details.locationId,
    manager_id: details.managerId,
    department_id: details.departmentId ?? null,
    motive_id: details.motiveId,
    source_id: details.sourceId,
    is_flexible_planning: details.isFlexiblePlanning ?? null,
    created_by: details.createdBy,
    attendance_config_type: details.attendanceConfigType,
    reference_at: now,
    created_at: now,
    updated_at: now,
  }
}
