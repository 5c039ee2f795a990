import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import { useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

interface LicencesFieldProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Driving licences and permits, B first (POST-46, JD-37). */
export function LicencesField({ value, onChange }: LicencesFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.licences
  if (options === undefined) return <FieldSkeleton label={t(($) => $.licences.label)} />
  return (
    <MultiSelectList
      label={t(($) => $.licences.label)}
      options={options.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
