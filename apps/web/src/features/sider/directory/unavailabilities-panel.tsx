import type { SiderUnavailability } from '@renfort/contract/sider.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { EntryRow } from './entries.tsx'
import { AddButton } from './profile-panels.tsx'
import { dayOf } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface PlacedAbsence {
  readonly entry: SiderUnavailability
  readonly place: number
}

/** The absences of a Sider; past ones are folded. */
export function UnavailabilitiesPanel({ sider, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const today = useProductClock().today()
  const title = t(($) => $.absences.title)
  const all = sider.unavailabilities.map((entry, place) => ({ entry, place }))
  const isOver = ({ entry }: PlacedAbsence) => dayOf(entry.endDate) < today
  const coming = all.filter((absence) => !isOver(absence))
  const past = all.filter(isOver).toReversed()
  return (
    <Panel
      title={title}
      action={
        <AddButton
          label={t(($) => $.absences.add)}
          onPress={() => onEdit({ kind: 'unavailability', entry: null })}
        />
      }
    >
      {coming.length === 0 ? (
        <p className="text-muted">{t(($) => $.absences.empty)}</p>
      ) : (
        <Absences {...{ sider, onEdit }} label={title} absences={coming} />
      )}
      {past.length > 0 && (
        <Disclosure
          className="pt-2 text-table"
          summary={t(($) => $.absences.past, { count: past.length })}
        >
          <Absences
            {...{ sider, onEdit }}
            label={t(($) => $.absences.past, { count: past.length })}
            absences={past}
          />
        </Disclosure>
      )}
    </Panel>
  )
}

function Absences({
  sider,
  onEdit,
  label,
  absences,
}: SiderPartProps & { label: string; absences: readonly PlacedAbsence[] }) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const today = useProductClock().today()
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {absences.map(({ entry, place }) => {
        const [first, last] = [dayOf(entry.startDate), dayOf(entry.endDate)]
        const [start, end] = [first, last].map((day) => formatDay(day, locale, 'medium'))
        const period =
          first === last
            ? t(($) => $.absences.oneDay, { day: start })
            : t(($) => $.absences.period, { start, end })
        return (
          <EntryRow
            key={entry.startDate}
            siderId={sider.id}
            list="unavailabilities"
            {...{ entry, place }}
            name={period}
            onEdit={() => onEdit({ kind: 'unavailability', entry })}
          >
            <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
              <span className="inline-block first-letter:uppercase">{period}</span>
              {first <= today && today <= last && (
                <Badge tone="orange">{t(($) => $.absences.now)}</Badge>
              )}
            </p>
            {entry.comment && <p className="text-sm text-muted">{entry.comment}</p>}
          </EntryRow>
        )
      })}
    </ul>
  )
}
