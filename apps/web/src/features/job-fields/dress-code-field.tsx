import { folded } from '@renfort/domain/kernel/folded.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { useJobOptions } from './queries.ts'
import { useJobFieldWords } from './words.ts'

interface DressCodeFieldProps {
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

/** What to wear: a usual answer, or the company's own words (POST-40). */
export function DressCodeField({ value, onChange, error }: DressCodeFieldProps) {
  const t = useJobFieldWords()
  const options = useJobOptions()?.dressCodes ?? []
  const typed = folded(value ?? '')
  // A text that was saved earlier does not filter the proposed answers.
  const isKnown = options.some(({ name }) => folded(name) === typed)
  const shown = options.filter(({ name }) => isKnown || isFound(typed, name))
  return (
    <Combobox
      label={t(($) => $.dressCode.label)}
      help={t(($) => $.dressCode.help)}
      isOptional
      error={error}
      allowsFreeText
      value={null}
      options={shown.map(({ id, name }) => ({ id, label: name }))}
      text={value ?? ''}
      onTextChange={(text) => onChange(text === '' ? null : text)}
      onChange={(id) => {
        const option = options.find((each) => each.id === id)
        if (option !== undefined) onChange(option.name)
      }}
    />
  )
}
