import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import { type Ref, useEffect, useEffectEvent } from 'react'
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

/** Tells how much is typed; fields that leave the page leave nothing begun. */
export function useProgress(
  isEmpty: boolean,
  isComplete: boolean,
  onProgress: (progress: FieldsProgress) => void,
): void {
  const progress = isComplete ? 'complete' : isEmpty ? 'empty' : 'begun'
  const tell = useEffectEvent(onProgress)
  useEffect(() => {
    tell(progress)
    return () => tell('empty')
  }, [progress])
}

/** A number that is whole is shown in its groups; until then it stays as it is typed. */
export function useGroups(
  typed: string,
  grouped: (typed: string) => string,
  show: (grouped: string) => void,
): void {
  const shown = grouped(typed)
  const showGrouped = useEffectEvent(show)
  useEffect(() => {
    if (shown !== typed) showGrouped(shown)
  }, [shown, typed])
}

/** Brings the field that has the focus out from under the save bar, with what is said below it. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView({ block: 'center' })
}
