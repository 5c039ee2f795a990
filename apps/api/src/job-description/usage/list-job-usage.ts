import type { jobUsages } from '@renfort/contract'
import type { UsedJob } from '@renfort/contract/job-usage.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { isDraft } from '@renfort/domain/job-description/job-description.ts'
import { differingFields } from '@renfort/domain/job-description/job-usage.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { type CatalogueKind, labelOf } from '../../catalogue/catalogue.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { findJobUsage, type UsedJobRow } from './job-usage-queries.ts'
import { usageFilterOf } from './usage-reach.ts'

type List = typeof jobUsages.listJobUsage

/** Job descriptions with who uses them, in the space of a group those of all its companies. */
export async function listJobUsage(
  call: ReadCall,
  { query: { limit, offset, ...filters } }: Parsed<List>,
): Promise<Answer<List>> {
  const filter = await usageFilterOf(call, filters)
  const { rows, total } = await findJobUsage(call.queries, filter, { limit, offset })
  return { jobs: rows.map((row) => toUsedJob(row, call.locale)), limit, total }
}

const euros = (amount: number | null) => (amount === null ? null : centsToEuros(cents(amount)))

/** A job description with its use as it travels, with the names of the catalogue in a language. */
export function toUsedJob(row: UsedJobRow, locale: Locale): UsedJob {
  const { hourlyRateCents, executiveStatus } = row
  const nameOf = (kind: CatalogueKind, { id, name }: { id?: string | undefined; name: string }) =>
    (id === undefined ? null : labelOf(kind, id, locale)) ?? name
  return {
    id: row.id,
    jobTitle: namedTitle(row.jobTitleId, locale),
    suffix: row.suffix,
    draft: isDraft({
      hourlyRateCents: hourlyRateCents === null ? null : cents(hourlyRateCents),
      executiveStatus,
    }),
    owner: { id: row.ownerId, name: row.ownerName, isGroup: row.isGroup },
    hourlyRate: euros(hourlyRateCents),
    executiveStatus,
    subtasks: row.subtasks.map((task) => nameOf('subtask', task)),
    licences: row.licenceIds.map((id) => nameOf('licence', { id, name: id })),
    experiences: row.experiences.map(({ duration: months, ...experience }) => ({
      name: nameOf('experience', experience),
      months,
    })),
    missions: row.missions,
    missionsOfYear: row.missionsOfYear,
    lastPostedAt: row.lastPostedAt,
    siders: row.siders,
    userCount: row.userCount,
    users: [...row.users],
    sameTitle: {
      descriptions: row.descriptions,
      companies: row.companies,
      lowestRate: euros(row.lowestRateCents),
      highestRate: euros(row.highestRateCents),
      differs: differingFields(row.values),
    },
  }
}
