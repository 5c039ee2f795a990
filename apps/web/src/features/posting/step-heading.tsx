import type { ReactNode } from 'react'
import { useStepHeadingFocus } from './step-focus.ts'

interface StepHeadingProps {
  title: ReactNode
  children: ReactNode
}

/** The question of a step; the keyboard starts here when the step opens. */
export function StepHeading({ title, children }: StepHeadingProps) {
  const heading = useStepHeadingFocus()
  return (
    <header className="pb-6">
      <h2
        ref={heading}
        id="step"
        tabIndex={-1}
        className="font-display text-title font-semibold tracking-tight text-balance outline-none"
      >
        {title}
      </h2>
      <p className="mt-1 text-muted">{children}</p>
    </header>
  )
}
