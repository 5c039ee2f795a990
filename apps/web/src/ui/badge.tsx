import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'blue' | 'purple' | 'pink' | 'orange' | 'green' | 'grey' | 'red'

const tones: Record<Tone, string> = {
  neutral: 'border-line bg-surface text-ink',
  blue: 'border-transparent bg-blue-wash text-blue',
  purple: 'border-transparent bg-purple-wash text-purple',
  pink: 'border-transparent bg-pink-wash text-pink',
  orange: 'border-transparent bg-orange-wash text-orange',
  green: 'border-transparent bg-green-wash text-green',
  grey: 'border-transparent bg-grey-wash text-grey',
  red: 'border-transparent bg-red-wash text-red',
}

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  /** The word: colour is never the only carrier of meaning. */
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
