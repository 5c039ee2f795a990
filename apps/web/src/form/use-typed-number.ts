import { useState } from 'react'

interface TypedNumber {
  text: string
  type: (text: string) => void
  settle: () => void
}

interface TypedNumberOptions {
  value: unknown
  onChange: (value: number | null) => void
  /** `null` when the text is no valid number. */
  parse: (text: string) => number | null
  format: (value: number) => string
}

/**
 * A number while it is typed: the text stays as typed until the field loses the focus, and the form gets the number
 * at each key. Empty is `null`; a text that is no number is `NaN`, which every schema refuses.
 */
export function useTypedNumber({
  value,
  onChange,
  parse,
  format,
}: TypedNumberOptions): TypedNumber {
  const [draft, setDraft] = useState<string | null>(null)
  const isNumber = typeof value === 'number' && !Number.isNaN(value)
  return {
    text: draft ?? (isNumber ? format(value) : ''),
    type: (text) => {
      setDraft(text)
      onChange(text.trim() === '' ? null : (parse(text) ?? Number.NaN))
    },
    settle: () => {
      if (isNumber || value === null || value === undefined) setDraft(null)
    },
  }
}
