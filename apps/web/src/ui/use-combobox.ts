import type { KeyboardEvent } from 'react'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { useState } from 'react'
import { placeAfterArrow } from './listbox.ts'
import type { ChoiceOption } from './option-list.tsx'

export interface ComboboxState {
  options: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** The typed text, where the caller loads the options for it. */
  text?: string | undefined
  onTextChange?: ((text: string) => void) | undefined
  /** The text may stay even when no option has it. */
  allowsFreeText?: boolean | undefined
}

interface Popup {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** The state and actions of a combobox; the component decides on its look. */
export function useCombobox(
  { options, value, onChange, text, onTextChange, allowsFreeText = false }: ComboboxState,
  { isOpen, open, close }: Popup,
) {
  const chosenLabel = options.find((option) => option.id === value)?.label
  const [draft, setDraft] = useState<string | null>(null)
  const [settled, setSettled] = useState(text ?? '')
  const [activeId, setActiveId] = useState<string | null>(null)

  const isLookup = onTextChange !== undefined
  const typed = isLookup ? (text ?? '') : (draft ?? chosenLabel ?? '')
  const shown =
    isLookup || draft === null ? options : options.filter(({ label }) => isFound(draft, label))
  const active = shown.findIndex((option) => option.id === activeId)

  const write = (next: string) => {
    if (isLookup) onTextChange(next)
    else setDraft(next)
  }
  const choose = (option: ChoiceOption) => {
    setSettled(option.label)
    setDraft(null)
    onTextChange?.(option.label)
    onChange(option.id)
    close()
  }
  /** When the field is left: a text that names an option chooses it, an empty field means no choice. */
  const settle = () => {
    close()
    if (typed.trim() === '') {
      setDraft(null)
      setSettled('')
      if (value !== null) onChange(null)
      return
    }
    const named = shown.find(({ label }) => folded(label) === folded(typed))
    if (named && named.id !== value) return choose(named)
    setDraft(null)
    if (isLookup && !allowsFreeText) onTextChange(chosenLabel ?? settled)
    return undefined
  }
  return {
    typed,
    shown,
    active,
    choose,
    settle,
    /** Opens by a press, without an active option. */
    openList: () => {
      if (!isOpen) setActiveId(null)
      open()
    },
    type: (next: string) => {
      write(next)
      setActiveId(null)
      open()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = placeAfterArrow(event.key, isOpen ? active : -1, shown.length)
      if (next === undefined && (event.key !== 'Enter' || !isOpen)) return
      event.preventDefault()
      const pointed = shown[active]
      if (next !== undefined) {
        open()
        setActiveId(shown[next]?.id ?? null)
      } else if (pointed) choose(pointed)
      else settle()
    },
  }
}
