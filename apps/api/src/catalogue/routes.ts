import { catalogue } from '@renfort/contract'
import { notFound } from '../platform/http/refusal.ts'
import { read, type Route } from '../platform/http/route.ts'
import { jobTitleChoices, named, namedJobTitle, options, subtasksOf } from './catalogue.ts'
import { searchJobTitles } from './job-title-search.ts'

/** The catalogue is code, so these operations read no table. */
export const catalogueRoutes: readonly Route[] = [
  read(catalogue.listJobTitles, async ({ locale }) => jobTitleChoices(locale)),
  read(catalogue.listSubtasks, async ({ locale }, { params }) => {
    const subtasks = subtasksOf(params.id)
    if (subtasks === null) throw notFound()
    return subtasks.map((subtask) => named(subtask, locale))
  }),
  read(catalogue.searchJobTitles, async ({ locale }, { query }) =>
    searchJobTitles(query.q, locale).map((title) => namedJobTitle(title, locale)),
  ),
  read(catalogue.listJobOptions, async ({ locale }) => options(locale)),
]
