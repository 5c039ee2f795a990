import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { ReactNode } from 'react'

/** Why a signature did not go through (CTR-27). */
export function RefusalAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-3 flex gap-2 text-red">
      <OctagonAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
