import { lazy, Suspense, useEffect, useState } from 'react'
import { proveWith } from '../../../platform/proof.ts'

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}))

/** Opens the dialog that asks for a second factor when a call is refused without one. Each frame of signed-in screens has one. */
export function ProofPlace() {
  const [end, setEnd] = useState<((isProved: boolean) => void) | null>(null)
  useEffect(() => proveWith(() => new Promise((resolve) => setEnd(() => resolve))), [])
  // Whoever leaves the screen meanwhile has not proved anything.
  useEffect(() => () => end?.(false), [end])
  if (end === null) return null
  return (
    <Suspense>
      <ProofDialog
        onEnd={(isProved) => {
          end(isProved)
          setEnd(null)
        }}
      />
    </Suspense>
  )
}
