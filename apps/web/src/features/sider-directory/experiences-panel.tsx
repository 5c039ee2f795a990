import { Panel } from '../../ui/panel.tsx'
import { AddButton } from './edit-button.tsx'
import { EntryRow } from './entry-row.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { useLengthOf } from './use-length-of.ts'
import { useSiderDirectoryWords } from './words.ts'

/** What they have done before, as they tell it. */
export function ExperiencesPanel({ sider: { id, experiences }, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const lengthOf = useLengthOf()
  const title = t(($) => $.experiences.title)
  const edit = (entry: (typeof experiences)[number] | null) => onEdit({ kind: 'experience', entry })
  return (
    <Panel
      title={title}
      action={<AddButton label={t(($) => $.experiences.add)} onPress={() => edit(null)} />}
    >
      {experiences.length === 0 ? (
        <p className="text-muted">{t(($) => $.experiences.empty)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {experiences.map((entry, place) => (
            <EntryRow
              key={`${place} ${entry.name} ${entry.companyName}`}
              siderId={id}
              list="experiences"
              {...{ entry, place }}
              name={entry.name}
              onEdit={() => edit(entry)}
            >
              <p className="font-medium">{entry.name}</p>
              <p className="text-table">
                {[entry.companyName, lengthOf(entry.duration)].join(' · ')}
              </p>
              {[entry.categories, entry.subtasks].map(
                (details, i) =>
                  details.length > 0 && (
                    <p key={i === 0 ? 'categories' : 'subtasks'} className="text-sm text-muted">
                      {details.join(', ')}
                    </p>
                  ),
              )}
            </EntryRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}
