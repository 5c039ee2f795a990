import type { workers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { organisationOf, type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { toEducation, toFormerWork } from './to-career.ts'
import {
  type CommentRow,
  findComments,
  findDocuments,
  findNextShifts,
  findProfile,
  findWorkedMissions,
  type ProfileRow,
  type WorkedMissionRow,
} from './profile-queries.ts'

type Read = typeof workers.readWorker
type Profile = Answer<Read>

/** The profile of a Sider, with their history in the caller's company alone. */
export async function readProfile(
  call: ReadCall,
  { params, query }: Parsed<Read>,
): Promise<Profile> {
  const { queries, locale, services } = call
  const organisationId = organisationOf(call)
  const parentId = sessionOf(call).organisation?.parentId ?? null
  const profile = await findProfile(queries, { organisationId, parentId }, params.id)
  if (profile === undefined) throw notFound()
  const now = services.clock.now()
  const missions = await findWorkedMissions(queries, { organisationId, siderId: profile.id, now })
  const comments = await findComments(queries, organisationId, profile.id)
  const sider = { organisationId, siderId: profile.id, now }
  const nextShifts = query.withShifts ? await findNextShifts(queries, sider) : null
  const readsContracts = can(sessionOf(call).actor, 'contract.read').allowed
  const documents = query.withDocuments && readsContracts ? await findDocuments(queries, sider) : []
  const { jobTitleIds, experiences, educations, pictureUrl, ...person } = profile
  return {
    ...person,
    pictureUrl: services.fileLinks.link(pictureUrl),
    jobTypes: jobTypesOf(jobTitleIds, missions, locale),
    feedbacks: comments.map(toFeedback),
    ...(query.withOngoing ? { ongoingTasks: ongoingAt(now, missions).map(titled(locale)) } : {}),
    ...(query.withTasks ? { companyTasks: missions.map(toCompanyTask(locale)) } : {}),
    ...(query.withExperiences ? { experiences: experiences.map(toFormerWork) } : {}),
    ...(nextShifts === null ? {} : { nextShifts: nextShifts.map(onMission(locale)) }),
    ...(query.withDocuments ? { documents: documents.map(onMission(locale)) } : {}),
    ...(query.withEducations ? { educations: educations.map(toEducation) } : {}),
  }
}

/** The jobs that the Sider did here, the longest worked first, then those that they declare. */
function jobTypesOf(
  declared: ProfileRow['jobTitleIds'],
  missions: readonly WorkedMissionRow[],
  locale: Locale,
): Profile['jobTypes'] {
  const byTitle = Map.groupBy(missions, (mission) => mission.jobTitleId)
  const ids = [...new Set([...byTitle.keys(), ...declared])]
  return ids
    .map((id) => {
      const done = byTitle.get(id) ?? []
      const minutes = done.reduce((sum, mission) => sum + mission.workedMinutes, 0)
      const workedHours = Math.round((minutes * 100) / 60) / 100
      return { ...namedTitle(id, locale), workedHours, tasksCount: done.length }
    })
    .sort((a, b) => b.workedHours - a.workedHours || b.tasksCount - a.tasksCount)
}

function ongoingAt(now: Instant, missions: readonly WorkedMissionRow[]): WorkedMissionRow[] {
  return missions.filter(
    ({ startsAt, endsAt }) =>
      startsAt !== null &&
      endsAt !== null &&
      compareInstants(startsAt, now) <= 0 &&
      compareInstants(now, endsAt) <= 0,
  )
}

function titled(locale: Locale) {
  return ({ id, jobTitleId, name }: WorkedMissionRow) => ({
    id,
    name: missionDisplayName(namedTitle(jobTitleId, locale).name, name),
  })
}

function onMission(locale: Locale) {
  return <Row extends { readonly jobTitleId: string; readonly name: string | null }>({
    jobTitleId,
    name,
    ...row
  }: Row) => ({ ...row, taskName: missionDisplayName(namedTitle(jobTitleId, locale).name, name) })
}

function toCompanyTask(locale: Locale) {
  return (mission: WorkedMissionRow) => ({
    ...titled(locale)(mission),
    startDate: mission.startsAt,
  })
}

function toFeedback({ id, createdAt, firstName, lastName, comment }: CommentRow) {
  return {
    id,
    createdAt,
    comment,
    name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
  }
}
