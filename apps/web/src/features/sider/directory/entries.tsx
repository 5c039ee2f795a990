import type { SiderDetails } from '@renfort/contract/sider.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { useQueryClient } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { siderQuery, useChangeSider } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface EntryRowProps<List extends EntryList> {
  siderId: string
  list: List
  entry: Entry<List>
  /** Its index in its list, to put it back there. */
  place: number
  /** The name of the entry in its buttons and toasts. */
  name: string
  onEdit: () => void
  children: ReactNode
}

/** An entry of a list; it is deleted at once and can be put back. */
export function EntryRow<List extends EntryList>({
  siderId,
  list,
  entry,
  place,
  name,
  onEdit,
  children,
}: EntryRowProps<List>) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { remove, putBack } = useEntries(siderId, list)
  const [isRemoving, setRemoving] = useState(false)
  const restore = () =>
    void putBack(entry, place)
      .then(() => toast.success(t(($) => $.restored, { what: name })))
      .catch(() => undefined)
  const take = () => {
    setRemoving(true)
    void remove(entry)
      .then(() =>
        toast.success(
          t(($) => $.removed, { what: name }),
          { label: t(($) => $.undo), onPress: restore },
        ),
      )
      .catch(() => undefined)
      .then(() => setRemoving(false))
  }
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      <div className="-my-1 flex shrink-0">
        <IconButton
          size="small"
          label={t(($) => $.editOf, { what: name })}
          icon={<PencilLine aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPress={onEdit}
        />
        <IconButton
          size="small"
          label={t(($) => $.removeOf, { what: name })}
          icon={<Trash2 aria-hidden size={16} />}
          pending={isRemoving}
          onPress={take}
        />
      </div>
    </li>
  )
}

type EntryList = 'experiences' | 'educations' | 'unavailabilities'
type Entry<List extends EntryList> = SiderDetails[List][number]

/**
 * Changes one entry of a list. The API takes lists as a whole: each change applies to the current list, so that
 * additions of other users are kept.
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
    /** `null` adds an entry; so does an entry that another user has removed. */
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

/** Entries have no id: their content finds them. */
function placeOf(entries: readonly object[], wanted: object): number {
  const text = JSON.stringify(wanted)
  return entries.findIndex((entry) => JSON.stringify(entry) === text)
}

/** A length in years and months: « 1 an et 4 mois ». */
export function useLengthOf(): (months: number) => string {
  const t = useSiderDirectoryWords()
  return (total) => {
    const years = t(($) => $.experiences.years, { count: Math.floor(total / 12) })
    const months = t(($) => $.experiences.months, { count: total % 12 })
    if (total < 12) return months
    return total % 12 === 0 ? years : t(($) => $.experiences.yearsAndMonths, { years, months })
  }
}

/**
 * Validates together fields whose problem may lie in either, once each is complete: otherwise a change of one would
 * disable the save because of another that shows no error.
 */
export function useCheckedTogether<Input extends FieldValues, Output>(
  { watch, trigger }: ContractForm<Input, Output>,
  names: readonly FieldPath<Input>[],
  isComplete: (value: unknown) => boolean,
): void {
  const values: readonly unknown[] = watch(names)
  const typed = JSON.stringify(values)
  const check = useEffectEvent(() => {
    if (values.every(isComplete)) void trigger(names)
  })
  useEffect(() => check(), [typed])
}

/** Issues of one entry: the path in the list becomes the path in the entry. */
export function fieldIssues(issues: readonly Issue[], depth: number): Issue[] {
  return issues.map((found) => ({ ...found, path: found.path.slice(depth) }))
}

/** Issues of a list from the API: `experiences.3.name` becomes the field `name`. */
export function entryIssuesOf(failure: unknown): readonly Issue[] {
  return fieldIssues(issuesOf(failure), 2)
}
