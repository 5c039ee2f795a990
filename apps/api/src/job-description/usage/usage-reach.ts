import type { jobUsages } from '@renfort/contract'
import { mostUsersNamed } from '@renfort/contract/job-usage.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import { lastYearSince } from '@renfort/domain/job-description/job-usage.ts'
import { dateInParis, instantInParis, localTime } from '@renfort/domain/kernel/calendar.ts'
import { jobTitleChoices } from '../../catalogue/catalogue.ts'
import { searchWords } from '../../catalogue/search-words.ts'
import { companiesWhere } from '../../organisation/companies-of-caller.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { Queries } from '../../platform/database/db.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import type { UsageFilter } from './job-usage-queries.ts'

/** Companies where a caller may do something with job descriptions, and the group whose they also see. */
export async function companiesOfJobs(call: Call, action: Action, queries?: Queries) {
  const { organisation, groupId } = sessionOf(call)
  const companies = await companiesWhere(call, action, queries)
  return { companies, groupId: organisation === null ? groupId : organisation.parentId }
}

const midnight = localTime('00:00')

/** What a caller asks for, as the statement takes it. */
export async function usageFilterOf(
  call: Call,
  { companyId, jobTitleId, q }: Parsed<typeof jobUsages.exportJobUsage>['query'],
): Promise<UsageFilter> {
  const { companies, groupId } = await companiesOfJobs(call, 'jobDescription.read')
  const companyIds = companies.map(({ id }) => id)
  const asked = companyId?.toLowerCase()
  const isReached = asked === undefined || companyIds.includes(asked)
  const today = dateInParis(call.services.clock.now())
  return {
    ownerIds: isReached ? [...companyIds, ...(groupId === null ? [] : [groupId])] : [],
    companyIds,
    companyId: asked,
    jobTitleId,
    words: searchWords(q, 'exact'),
    titles: titlesInOrder(call.locale),
    since: instantInParis(lastYearSince(today), midnight),
    named: mostUsersNamed,
  }
}

const titlesByLocale = new Map<Locale, readonly string[]>()

function titlesInOrder(locale: Locale): readonly string[] {
  const known = titlesByLocale.get(locale)
  if (known !== undefined) return known
  const compare = alphabetical(locale)
  const titles = jobTitleChoices(locale)
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ id }) => id)
  titlesByLocale.set(locale, titles)
  return titles
}
