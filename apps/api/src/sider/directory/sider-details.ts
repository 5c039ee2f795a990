import type { SiderDetails } from '@renfort/contract/sider.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { compareInstants, dateInParis, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { licenceStanding } from '@renfort/domain/sider/licence-end.ts'
import { daysOf } from '@renfort/domain/sider/sider-profile.ts'
import { type CatalogueKind, labelOf, type Named } from '../../catalogue/catalogue.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import {
  countFeedbacks,
  findEngagements,
  findFavourites,
  findLicenceEnds,
  findPlannedShifts,
  findUnavailabilities,
  type StoredSider,
} from './sider-details-queries.ts'

type Reading = Pick<ReadCall, 'queries' | 'services' | 'locale'>

const mostPastMissions = 100

/** A profile with its absences, its work and the number of feedbacks. */
export async function siderDetails(
  { queries, services, locale }: Reading,
  sider: StoredSider,
  now: Instant,
): Promise<SiderDetails> {
  const absences = await findUnavailabilities(queries, sider.id)
  const ends = await findLicenceEnds(queries, sider.id)
  const today = dateInParis(now)
  const feedbacksCount = await countFeedbacks(queries, sider.id)
  return {
    ...profileOf(sider, locale),
    licences: sider.licenceIds.map((id) => {
      const endsOn = ends.get(id) ?? null
      return {
        ...labelled('licence', locale)(id),
        endsOn,
        standing: licenceStanding(endsOn, today),
      }
    }),
    favourites: await findFavourites(queries, sider.id),
    pictureUrl: services.fileLinks.link(sider.pictureUrl),
    unavailabilities: absences.map(({ startsAt, endsAt, comment }) => ({
      ...daysOf(startsAt, endsAt),
      comment,
    })),
    feedbacksCount,
    ...(await workOf({ queries, locale }, sider.id, now)),
  }
}

function profileOf(sider: StoredSider, locale: Locale) {
  const { id, firstName, lastName, phoneNumber, email, createdAt, lat, lng, city } = sider
  return {
    id,
    firstName,
    lastName,
    phoneNumber,
    email,
    createdAt,
    deactivated: sider.deactivatedAt !== null,
    home: lat === null || lng === null ? null : { lat, lng, city },
    jobTypes: sider.jobTitleIds.map((each) => namedTitle(each, locale)),
    languages: sider.languageIds.map(labelled('language', locale)),
    experiences: sider.experiences.map(({ durationMonths, categories, subtasks, ...rest }) => ({
      ...rest,
      categories: [...categories],
      subtasks: [...subtasks],
      duration: durationMonths,
    })),
    educations: sider.educations.map((education) => ({ ...education })),
  }
}

/** Gives the name of an id; the id itself when the catalogue no longer has it. */
function labelled(kind: CatalogueKind, locale: Locale) {
  return (id: string): Named => ({ id, name: labelOf(kind, id, locale) ?? id })
}

async function workOf(
  { queries, locale }: Pick<Reading, 'queries' | 'locale'>,
  siderId: string,
  now: Instant,
) {
  const shifts = await findPlannedShifts(queries, siderId, now)
  const engagements = await findEngagements(queries, siderId)
  const over = engagements.filter(({ endsAt }) => compareInstants(endsAt, now) <= 0)
  const toMission = (work: (typeof shifts)[number] | (typeof engagements)[number]) => ({
    id: work.missionId,
    name: missionDisplayName(namedTitle(work.jobTitleId, locale).name, work.missionName),
    companyName: work.companyName,
  })
  return {
    missionsCount: engagements.length,
    upcomingShifts: shifts.map((shift) => ({
      id: shift.id,
      startDate: shift.startsAt,
      endDate: shift.endsAt,
      timeZone: shift.timeZone,
      mission: toMission(shift),
    })),
    upcomingPlannings: engagements
      .filter(({ endsAt }) => compareInstants(endsAt, now) > 0)
      .flatMap((work) =>
        work.planning === null ? [] : [{ ...work.planning, mission: toMission(work) }],
      ),
    pastMissions: over.slice(0, mostPastMissions).map((work) => ({
      ...toMission(work),
      startDate: work.startsAt,
      endDate: work.endsAt,
      timeZone: work.timeZone,
    })),
  }
}
