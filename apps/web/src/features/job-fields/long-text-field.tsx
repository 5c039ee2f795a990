import { TextArea } from '../../ui/text-area.tsx'
import { useJobFieldWords } from './words.ts'

interface LongTextFieldProps {
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

/** The contract's limit for long texts of a job. */
const limit = 5_000
const warnsFrom = 4_500

function LongTextField({
  value,
  onChange,
  ...props
}: LongTextFieldProps & { label: string; help: string }) {
  const text = value ?? ''
  return (
    <TextArea
      {...props}
      isOptional
      value={text}
      limit={text.length > warnsFrom ? limit : undefined}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  )
}

/** Context and goals of the position (POST-50). */
export function PurposeField(props: LongTextFieldProps) {
  const t = useJobFieldWords()
  return (
    <LongTextField {...props} label={t(($) => $.purpose.label)} help={t(($) => $.purpose.help)} />
  )
}

/** Remarks about the risks (POST-58). */
export function WorkConditionsField(props: LongTextFieldProps) {
  const t = useJobFieldWords()
  return (
    <LongTextField {...props} label={t(($) => $.risks.about)} help={t(($) => $.risks.aboutHelp)} />
  )
}
