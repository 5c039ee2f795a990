import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import { type Ref, useEffect, useEffectEvent } from 'react'
import type { FieldsProgress, Holder, SetupState } from './setup-state.ts'

/** What the fields of a card or an account offer to the form that confirms them. */
export interface LocalHandle {
  check(): Promise<boolean>
  /** `null` while something is missing. */
  method(holder: Holder): LocalMethod | null
  /** Shows the message of the provider under the field it concerns. */
  refuse(refusal: Extract<SetupState, { status: 'refused' }>): void
}

export interface LocalFieldsProps {
  ref: Ref<LocalHandle>
  onProgress: (progress: FieldsProgress) => void
}

/** Reports how much is typed; fields that leave the page report « empty ». */
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

/** A complete number is shown in groups; until then it stays as typed. */
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

/** Scrolls the focused field, with its message, out from under the save bar. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView({ block: 'center' })
}
