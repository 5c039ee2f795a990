import type { ReactNode } from 'react'
import { useTip } from './use-tip.tsx'

type TriggerProps = ReturnType<typeof useTip>['triggerProps']

interface TooltipProps {
  /** Without a text, nothing shows. */
  text: ReactNode
  /** Renders the explained element, with the props that connect it to the tooltip. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/**
 * For elements that are no button of this kit (buttons have `tip`, `label` and `disabledReason`): a link, a figure.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { triggerProps, bubble } = useTip(text)
  return (
    <>
      {children(triggerProps)}
      {bubble}
    </>
  )
}
