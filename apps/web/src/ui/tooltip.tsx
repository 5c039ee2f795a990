import type { ReactNode } from 'react'
import { useTip } from './use-tip.tsx'

type TriggerProps = ReturnType<typeof useTip>['triggerProps']

interface TooltipProps {
  /** Nothing shows without a text. */
  text: ReactNode
  /** Renders what is explained, with the properties that tie it to the tooltip. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** For what is no button of the kit (those have `tip`, `label` and `disabledReason`): a link, a figure. */
export function Tooltip({ text, children }: TooltipProps) {
  const { triggerProps, bubble } = useTip(text)
  return (
    <>
      {children(triggerProps)}
      {bubble}
    </>
  )
}
