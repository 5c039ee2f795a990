import type { SiderEducation } from '@renfort/contract/sider.ts'
import { Panel } from '../../ui/panel.tsx'
import { AddButton } from './edit-button.tsx'
import { EntryRow } from './entry-row.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

/** What they have learnt, the latest first. */
export function EducationsPanel({ sider: { id, educations }, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const title = t(($) => $.educations.title)
  const edit = (entry: SiderEducation | null) => onEdit({ kind: 'education', entry })
  const yearsOf = ({ startYear: year, endYear }: SiderEducation) => {
    if (endYear === null) return t(($) => $.educations.since, { year })
    return endYear === year ? String(year) : `${year} – ${endYear}`
  }
  const inOrder = educations
    .map((entry, place) => ({ entry, place }))
    .toSorted((one, other) => other.entry.startYear - one.entry.startYear)
  return (
    <Panel
      title={title}
      action={<AddButton label={t(($) => $.educations.add)} onPress={() => edit(null)} />}
    >
      {educations.length === 0 ? (
        <p className="text-muted">{t(($) => $.educations.empty)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {inOrder.map(({ entry, place }) => (
            <EntryRow
              key={`${place} ${entry.degree} ${entry.schoolName}`}
              siderId={id}
              list="educations"
              {...{ entry, place }}
              name={entry.degree}
              onEdit={() => edit(entry)}
            >
              <p className="font-medium">
                {[entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ')}
              </p>
              <p className="text-table">
                {entry.schoolName}
                <span className="text-muted tabular-nums"> · {yearsOf(entry)}</span>
              </p>
            </EntryRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}
