import { lazy, Suspense, useState } from 'react'
import { proveWith } from '../../../platform/proof.ts'

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}))

/** Where the proof is asked for that a refused call needs: once for the whole product. */
export function ProofPlace() {
  const [end, setEnd] = useState<((isProved: boolean) => void) | null>(null)
  proveWith(() => new Promise((resolve) => setEnd(() => resolve)))
  if (end === null) return null
  return (
    <Suspense>
      <ProofDialog
        onEnd={(isProved) => {
          setEnd(null)
          end(isProved)
        }}
      />
    </Suspense>
  )
}
