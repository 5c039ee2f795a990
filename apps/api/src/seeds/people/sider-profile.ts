import { folded } from '@renfort/domain/kernel/folded.ts'
import { jobTitle, labelOf } from '../../catalogue/catalogue.ts'
import type { JobTitle } from '../../catalogue/job-title.ts'
import type { SiderEducation, SiderExperience } from '../../platform/database/json-columns.ts'

export const demoCompanyKeys = [
  'maison-lumiere',
  'entrepot-boreal',
  'bellerive-lyon',
  'bellerive-nantes',
  'bellerive-lille',
] as const

export type DemoCompanyKey = (typeof demoCompanyKeys)[number]

export interface DemoFeedback {
  readonly company: DemoCompanyKey
  /** Days between the feedback and the moment of the seed. */
  readonly daysAgo: number
  readonly typeId: 'attendance' | 'mission-end'
  readonly workAgain: 1 | -1
  readonly pro: 1 | -1 | null
  readonly perf: 1 | -1 | null
  readonly comment: string
}

interface Home {
  readonly city: string
  readonly lat: number
  readonly lng: number
}

const lyon = { city: 'Lyon', lat: 45.764, lng: 4.836 }
const venissieux = { city: 'Vénissieux', lat: 45.697, lng: 4.886 }

/** Towns around each company. */
const homes: Readonly<Record<DemoCompanyKey, readonly Home[]>> = {
  'maison-lumiere': [
    lyon,
    { city: 'Villeurbanne', lat: 45.766, lng: 4.88 },
    venissieux,
    { city: 'Villefranche-sur-Saône', lat: 45.985, lng: 4.719 },
    { city: 'Vienne', lat: 45.525, lng: 4.875 },
  ],
  'entrepot-boreal': [
    venissieux,
    { city: 'Bourgoin-Jallieu', lat: 45.586, lng: 5.273 },
    { city: 'Saint-Priest', lat: 45.696, lng: 4.944 },
  ],
  'bellerive-lyon': [lyon, { city: 'Bron', lat: 45.739, lng: 4.913 }],
  'bellerive-nantes': [
    { city: 'Nantes', lat: 47.218, lng: -1.554 },
    { city: 'Saint-Herblain', lat: 47.212, lng: -1.65 },
    { city: 'Saint-Nazaire', lat: 47.274, lng: -2.214 },
  ],
  'bellerive-lille': [
    { city: 'Lille', lat: 50.633, lng: 3.058 },
    { city: 'Roubaix', lat: 50.69, lng: 3.174 },
    { city: 'Lens', lat: 50.432, lng: 2.833 },
  ],
}

export interface DemoSider {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string
  /** The company that knows this Sider, or null. */
  readonly company: DemoCompanyKey | null
  /** The centre of the town where the Sider lives, when it is known. */
  readonly home: Home | null
  readonly jobTitleIds: readonly string[]
  readonly licenceIds: readonly string[]
  readonly languageIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly educations: readonly SiderEducation[]
  readonly feedbacks: readonly DemoFeedback[]
}

export interface SiderEntry {
  readonly name: readonly [firstName: string, lastName: string]
  readonly gender: 'f' | 'm'
  readonly company?: DemoCompanyKey
  /** Each job title with the employers and the months spent there. */
  readonly experiences: readonly (readonly [jobTitleId: string, company: string, months: number])[]
  readonly educations: readonly (readonly [
    school: string,
    degree: string,
    field: string,
    startYear: number,
    endYear: number | null,
  ])[]
  /** Feedback of companies: 1 to work together again, −1 not to. */
  readonly feedbacks?: readonly (readonly [
    workAgain: 1 | -1,
    comment: string,
    company?: DemoCompanyKey,
  ])[]
}

const subtasksShown = 4

/** A whole profile from its entry; numbers come from its position, so that they never change. */
export function siderOf(entry: SiderEntry, position: number): DemoSider {
  const [firstName, lastName] = entry.name
  const address = [firstName, lastName].map((name) => folded(name).replaceAll(' ', '-'))
  const jobTitleIds = [...new Set(entry.experiences.map(([jobTitleId]) => jobTitleId))]
  return {
    key: address.join('-'),
    firstName,
    lastName,
    // 06 39 98 is the block that the French regulator keeps for works of fiction.
    phoneNumber: `+3363998${String(1000 + position * 137).padStart(4, '0')}`,
    email: `${address.join('.')}@example.test`,
    company: entry.company ?? null,
    home: homeOf(entry.company, position),
    jobTitleIds,
    licenceIds: licencesOf(jobTitleIds, position),
    languageIds: ['fre-native', ...(position % 2 === 0 ? ['eng-intermediate'] : [])],
    experiences: entry.experiences.map((experience, index) =>
      experienceOf(experience, entry.gender, position + index),
    ),
    educations: entry.educations.map(([schoolName, degree, fieldOfStudy, startYear, endYear]) => ({
      schoolName,
      degree,
      fieldOfStudy,
      startYear,
      endYear,
    })),
    feedbacks: feedbacksOf(entry, position),
  }
}

const truckLicences = ['caces-r489-1a', 'caces-r489-3', 'caces-r489-5'] as const
const driving = ['delivery-driver', 'hgv-driver', 'passenger-driver']

/** The licences of their jobs; two in three drive a car. */
function licencesOf(jobTitleIds: readonly string[], position: number): readonly string[] {
  const drives = position % 3 !== 0 || jobTitleIds.some((id) => driving.includes(id))
  return [
    ...(drives ? ['driving-b'] : []),
    ...(jobTitleIds.includes('forklift-driver') ? truckLicences : []),
  ]
}

/** One in seven has no known home. */
function homeOf(company: DemoCompanyKey | undefined, position: number): Home | null {
  if (company === undefined || position % 7 === 6) return null
  const towns = homes[company]
  return towns[position % towns.length] ?? null
}

function experienceOf(
  [jobTitleId, companyName, durationMonths]: SiderEntry['experiences'][number],
  gender: 'f' | 'm',
  turn: number,
): SiderExperience {
  const title = knownJobTitle(jobTitleId)
  const subtasks = title.subtasks.map(({ label }) => label.fr)
  const start = turn % subtasks.length
  return {
    categories: [labelOf('jobFamily', title.family, 'fr') ?? title.family],
    companyName,
    name: genderedName(title.label.fr, gender),
    durationMonths,
    subtasks: [...subtasks.slice(start), ...subtasks.slice(0, start)].slice(0, subtasksShown),
  }
}

function knownJobTitle(id: string): JobTitle {
  const title = jobTitle(id)
  if (title === null) throw new Error(`the catalogue has no job title ${id}`)
  return title
}

/**
 * “Opérateur / Opératrice de production” becomes “Opérateur de production” or “Opératrice de
 * production”.
 */
export function genderedName(label: string, gender: 'f' | 'm'): string {
  const [his = label, hers] = label.split(' / ')
  if (hers === undefined) return label
  if (gender === 'f') return hers
  return [his, ...hers.split(' ').slice(his.split(' ').length)].join(' ')
}

function feedbacksOf(entry: SiderEntry, position: number): DemoFeedback[] {
  return (entry.feedbacks ?? []).flatMap(([workAgain, comment, other], index) => {
    const company = other ?? entry.company
    if (company === undefined) return []
    return {
      company,
      daysAgo: 6 + ((position * 29 + index * 61) % 320),
      typeId: (position + index) % 3 === 0 ? ('attendance' as const) : ('mission-end' as const),
      workAgain,
      pro: workAgain,
      perf: (position + index) % 4 === 0 ? null : workAgain,
      comment,
    }
  })
}
