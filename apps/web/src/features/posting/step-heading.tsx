import { type ReactNode, createContext, type RefObject, useContext, useEffect, useRef } from 'react'

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

/** Whether the heading that appears belongs to a step that follows another one. */
type FollowsAStep = () => boolean

export function countSteps(): FollowsAStep {
  let shown = 0
  return () => shown++ > 0
}

/** At the first step of a wizard, the focus stays where the page put it. */
export const StepFocusContext = createContext<FollowsAStep>(() => false)

/** The heading takes the focus when its step follows another, however late its code arrives. */
function useStepHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const followsAStep = useContext(StepFocusContext)
  useEffect(() => {
    if (followsAStep() && window.location.hash === '') heading.current?.focus()
  }, [followsAStep])
  return heading
}
