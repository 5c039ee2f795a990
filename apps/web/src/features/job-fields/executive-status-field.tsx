import {
  type ExecutiveStatus,
  executiveStatuses,
} from '@renfort/domain/job-description/job-description.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useJobFieldWords } from './words.ts'

interface ExecutiveStatusFieldProps {
  value: ExecutiveStatus | null
  onChange: (value: ExecutiveStatus) => void
  error?: string | undefined
  disabledReason?: string | undefined
}

/** Worker, ETAM or executive (POST-43, JD-14). */
export function ExecutiveStatusField(props: ExecutiveStatusFieldProps) {
  const t = useJobFieldWords()
  return (
    <RadioGroup
      {...props}
      label={t(($) => $.status.label)}
      options={executiveStatuses.map((value) => ({
        value,
        label: t(($) => $.status[value]),
        help: t(($) => $.status[`${value}Help`]),
      }))}
    />
  )
}
