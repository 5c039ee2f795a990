import { type ReactNode, useEffect, useState } from 'react'
import { afterPress } from '../ui/press.ts'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import type { PhoneNumber } from '@renfort/contract/kernel/phone-number.ts'
import { formField, type OfField, textOf } from './form-field.ts'

interface PhoneFieldProps extends TextFieldProps {
  /** The country of a number without « + ». */
  country?: string
  /** The value that another user saved meanwhile, in place of the formatted number. */
  others?: ReactNode
}

/** Typed the French way (06 12 34 56 78) and shown formatted; the form keeps E.164, or the typed text. */
export const PhoneFormField = formField<PhoneFieldProps>((own, field) => (
  <PhoneField {...own} {...field} />
))

function PhoneField({
  country = 'FR',
  others,
  value,
  onChange,
  onBlur,
  ...props
}: OfField<PhoneFieldProps>) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = useReadPhone(country)
  const kept = textOf(value)
  const found = read && kept !== '' ? read(kept) : null
  const typed = draft ?? found?.text ?? kept

  useEffect(() => {
    const late = draft === null ? null : read?.(draft)
    if (late && late.e164 !== kept) onChange(late.e164)
  }, [read, draft, kept, onChange])

  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...props}
      value={typed}
      echo={others ?? (found && found.text !== typed ? found.text : undefined)}
      onChange={(text) => {
        setDraft(text)
        onChange(read?.(text)?.e164 ?? text.trim())
      }}
      onBlur={() => {
        // The line under the field goes away, and moves what is below it.
        if (found) afterPress(() => setDraft(null))
        onBlur()
      }}
    />
  )
}

type ReadPhone = (text: string) => PhoneNumber | null

/** The parser of numbers loads once the field is on the page: no first screen waits for it. */
function useReadPhone(country: string): ReadPhone | null {
  const [read, setRead] = useState<ReadPhone | null>(null)
  useEffect(() => {
    let isHere = true
    void import('@renfort/contract/kernel/phone-number.ts').then(({ phoneNumber }) => {
      if (isHere) setRead(() => (text: string) => phoneNumber(text, country))
    })
    return () => {
      isHere = false
    }
  }, [country])
  return read
}
