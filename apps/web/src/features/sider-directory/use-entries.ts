import type { SiderDetails } from '@renfort/contract/sider.ts'
import { useQueryClient } from '@tanstack/react-query'
import { siderQuery, useChangeSider } from './queries.ts'

export type EntryList = 'experiences' | 'educations' | 'unavailabilities'
export type Entry<List extends EntryList> = SiderDetails[List][number]

/**
 * Changes one entry of a list. The API takes lists as a whole: each change is made on the list as it
 * is now, so that what somebody else has just added is not lost.
 */
export function useEntries<List extends EntryList>(siderId: string, list: List) {
  type Entries = readonly Entry<List>[]
  const client = useQueryClient()
  const { change } = useChangeSider(siderId)
  const edit = async (next: (entries: Entries) => Entries) => {
    const fresh = await client.fetchQuery({
      ...siderQuery(siderId),
      staleTime: 0,
      meta: { failure: 'toast' },
    })
    return change({ [list]: next(fresh[list]) })
  }
  return {
    /** `null` adds one; so does an entry that somebody else has taken out. */
    put: (before: Entry<List> | null, after: Entry<List>) =>
      edit((entries) => {
        const place = before === null ? -1 : placeOf(entries, before)
        return place === -1 ? [...entries, after] : entries.with(place, after)
      }),
    remove: (entry: Entry<List>) =>
      edit((entries) => {
        const place = placeOf(entries, entry)
        return entries.filter((_, i) => i !== place)
      }),
    putBack: (entry: Entry<List>, place: number) =>
      edit((entries) => entries.toSpliced(place, 0, entry)),
  }
}

/** Entries have no id: they are found by what they say. */
function placeOf(entries: readonly object[], wanted: object): number {
  const text = JSON.stringify(wanted)
  return entries.findIndex((entry) => JSON.stringify(entry) === text)
}
