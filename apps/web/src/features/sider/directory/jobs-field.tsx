import { useQuery } from '@tanstack/react-query'
import { ChoiceEditor } from '../../job-fields/choice-editor.tsx'
import { FieldSkeleton } from '../../job-fields/field-skeleton.tsx'
import { jobTitlesQuery } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface JobsFieldProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** The jobs of a Sider, searched by typing. */
export function JobsField({ value, onChange }: JobsFieldProps) {
  const t = useSiderDirectoryWords()
  const { data } = useQuery({ ...jobTitlesQuery(), meta: { failure: 'toast' } })
  const label = t(($) => $.skills.jobs)
  if (data === undefined) return <FieldSkeleton label={label} />
  return (
    <ChoiceEditor
      label={label}
      searchLabel={t(($) => $.skills.jobSearch)}
      chosen={value.map((id) => data.find((title) => title.id === id) ?? { id, name: id })}
      options={data
        .filter(({ id }) => !value.includes(id))
        .map(({ id, name }) => ({ id, label: name }))}
      onAdd={(id) => onChange([...value, id])}
      onRemove={(removed) => onChange(value.filter((id) => id !== removed))}
    />
  )
}
