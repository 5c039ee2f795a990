import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { listboxRole, optionClass, optionGroupRole, optionRole } from '../../ui/listbox.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { usePaletteWords } from './words.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** The index of the active entry, counted over all groups. */
  active: number
  onPoint: (place: number) => void
  onChoose: (entry: PaletteEntry) => void
}

export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  const t = usePaletteWords()
  const pointed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  )
  return (
    <div id={id} {...listboxRole} aria-label={t(($) => $.results)}>
      {groups.map(({ name, entries }, group) => (
        <div key={name} {...optionGroupRole} aria-labelledby={`${id}-${name}`} className="pb-2">
          <span
            id={`${id}-${name}`}
            className="block px-2.5 pt-2 pb-1 text-xs font-medium text-muted"
          >
            {t(($) => $.groups[name])}
          </span>
          {entries.map((entry, index) => {
            const place = (starts[group] ?? 0) + index
            const { icon: Icon, label, help } = entry
            return (
              <button
                key={entry.id}
                ref={place === active ? pointed : undefined}
                id={`${id}-${place}`}
                type="button"
                {...optionRole(place === active)}
                className={classNames(
                  optionClass,
                  'w-full gap-3 text-left',
                  place === active && 'bg-wash inset-ring inset-ring-edge',
                )}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => onPoint(place)}
                onClick={() => onChoose(entry)}
              >
                <Icon aria-hidden size={18} className="shrink-0 text-muted" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{label}</span>
                  {help !== undefined && (
                    <span className="block truncate text-sm text-muted">{help}</span>
                  )}
                </span>
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
