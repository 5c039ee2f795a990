import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Whether the heading that appears belongs to a step that follows another one. */
export type FollowsAStep = () => boolean

export function countSteps(): FollowsAStep {
  let shown = 0
  return () => shown++ > 0
}

/** The first step of a wizard leaves the focus where the page put it. */
export const StepFocusContext = createContext<FollowsAStep>(() => false)

/** The heading takes the focus when its step follows another, however late its code arrives. */
export function useStepHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const followsAStep = useContext(StepFocusContext)
  useEffect(() => {
    if (followsAStep() && window.location.hash === '') heading.current?.focus()
  }, [followsAStep])
  return heading
}
