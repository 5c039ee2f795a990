import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'
import { missingItems } from '@renfort/domain/organisation/completion.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { CompletionDialog } from '../settings/completion-dialog.tsx'
import { completeness, completionQuery } from '../settings/queries.ts'

interface CompletionGate {
  /** Runs the action when nothing is missing; otherwise shows what is missing (JD-23, SUM-23). */
  pass: (onComplete: () => void) => Promise<void>
  isChecking: boolean
  /** Rendered once by the component that uses the gate. */
  dialog: ReactNode
}

/** Blocks an action until the settings of the company are complete. */
export function useCompletionGate(): CompletionGate {
  const client = useQueryClient()
  const [state, setState] = useState<Record<CompletionItem, boolean> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChecking, setChecking] = useState(false)

  const pass = async (onComplete: () => void) => {
    setChecking(true)
    const reply = await client.fetchQuery(completionQuery()).catch(() => null)
    setChecking(false)
    if (reply === null) return
    const found = completeness(reply)
    if (missingItems(found).length === 0) {
      onComplete()
      return
    }
    setState(found)
    setOpen(true)
  }

  return {
    pass,
    isChecking,
    dialog: state !== null && (
      <CompletionDialog isOpen={isOpen} onClose={() => setOpen(false)} state={state} />
    ),
  }
}
