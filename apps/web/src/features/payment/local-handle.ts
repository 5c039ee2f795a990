import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import type { Ref } from 'react'
import type { FieldsProgress, Holder, SetupState } from './setup-state.ts'

/** What the fields of one kind of method give to those who confirm it. */
export interface LocalHandle {
  check(): Promise<boolean>
  /** `null` while something is missing. */
  method(holder: Holder): LocalMethod | null
  /** Shows the provider’s own words under the field that they speak of. */
  refuse(refusal: Extract<SetupState, { status: 'refused' }>): void
}

export interface LocalFieldsProps {
  ref: Ref<LocalHandle>
  onProgress: (progress: FieldsProgress) => void
}
