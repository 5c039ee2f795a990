import { useQuery } from '@tanstack/react-query'
import { Select } from '../../ui/select.tsx'
import { companiesQuery } from './companies-query.ts'

const every = 'every'

interface CompanyFilterProps {
  label: string
  /** What stands for all companies. */
  everyLabel: string
  value: string | undefined
  onChange: (companyId: string | undefined) => void
}

/** Narrows a list of the space of a group to one of its companies. */
export function CompanyFilter({ label, everyLabel, value, onChange }: CompanyFilterProps) {
  const { data: companies = [] } = useQuery(companiesQuery(''))
  return (
    <Select
      isLabelHidden
      label={label}
      className="w-60 narrow:w-full"
      value={value ?? every}
      options={[
        { id: every, label: everyLabel },
        ...companies.map(({ id, name }) => ({ id, label: name })),
      ]}
      onChange={(id) => onChange(id === every ? undefined : id)}
    />
  )
}
