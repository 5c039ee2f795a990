import { classNames } from '../../ui/class-names.ts'

interface CountMarkProps {
  className: string
  count: number
  /** A larger number shows as this one and « + ». */
  most: number
  said: string
}

/** A number next to an entry of the navigation; hidden when it is zero. */
export function CountMark({ count, most, said, className }: CountMarkProps) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-medium text-on-accent tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}
