import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { type Entry, type EntryList, useEntries } from './use-entries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface EntryRowProps<List extends EntryList> {
  siderId: string
  list: List
  entry: Entry<List>
  /** Where it stands in its list, to be put back there. */
  place: number
  /** What the entry is called in its buttons and its toasts. */
  name: string
  onEdit: () => void
  children: ReactNode
}

/** An entry of a list; deleted at once, it can be put back. */
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
