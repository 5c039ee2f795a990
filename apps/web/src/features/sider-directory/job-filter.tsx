import { useQuery } from '@tanstack/react-query'
import { Combobox } from '../../ui/combobox.tsx'
import { jobTitlesQuery } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

interface JobFilterProps {
  value: string | null
  onChange: (job: string | null) => void
}

/** One job of the catalogue, found by typing; emptied, it is every job. */
export function JobFilter({ value, onChange }: JobFilterProps) {
  const t = useSiderDirectoryWords()
  const { data, isPending, isError } = useQuery({
    ...jobTitlesQuery(),
    meta: { failure: 'nowhere' },
  })
  return (
    <Combobox
      label={t(($) => $.job)}
      placeholder={t(($) => $.anyJob)}
      options={(data ?? []).map(({ id, name }) => ({ id, label: name }))}
      isLoading={isPending}
      hasFailed={isError}
      value={value}
      onChange={onChange}
      className="w-60 narrow:w-full"
    />
  )
}
