import { Panel } from '../../ui/panel.tsx'
import { Badge } from '../../ui/badge.tsx'
import { useJobOptions } from '../job-fields/queries.ts'
import { useJobLabels } from '../job-fields/use-job-labels.ts'
import { EditButton } from './edit-button.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

/** What they can do: jobs, licences, languages with their level. */
export function SkillsPanel({ sider, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const options = useJobOptions()?.languages ?? []
  const { language } = useJobLabels()
  const title = t(($) => $.skills.title)
  const languages = sider.languages.map(({ id, name }) => {
    const known = options.find((option) => option.id === id)
    return { id, name: known === undefined ? name : language(known) }
  })
  const groups = [
    [t(($) => $.skills.jobs), sider.jobTypes, t(($) => $.skills.none)],
    [t(($) => $.skills.licences), sider.licences, t(($) => $.skills.none)],
    [t(($) => $.skills.languages), languages, t(($) => $.skills.noLanguage)],
  ] as const
  return (
    <Panel
      title={title}
      action={<EditButton what={title} onPress={() => onEdit({ kind: 'skills' })} />}
    >
      <div className="flex flex-col gap-4">
        {groups.map(([label, items, none]) => (
          <div key={label}>
            <h3 className="pb-1.5 text-table text-muted">{label}</h3>
            {items.length === 0 ? (
              <p className="text-table text-muted">{none}</p>
            ) : (
              <ul aria-label={label} className="flex flex-wrap gap-1.5">
                {items.map(({ id, name }) => (
                  <li key={id} className="max-w-full">
                    <Badge className="text-table">{name}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}
