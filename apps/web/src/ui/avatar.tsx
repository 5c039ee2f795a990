import { useState } from 'react'
import { classNames } from './class-names.ts'

const sizes = {
  tiny: 'size-5 text-[0.5625rem]/5',
  small: 'size-7 text-xs/7',
  medium: 'size-9 text-sm/9',
  large: 'size-14 text-lg/14',
}

interface AvatarProps {
  /** The owner of the picture; the name stands next to it, so screen readers skip the avatar. */
  name: string
  src?: string | null | undefined
  size?: keyof typeof sizes
  /** Companies are square, people are round. */
  shape?: 'round' | 'square'
  className?: string
  /** Called when the picture does not load. */
  onFail?: (() => void) | undefined
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s-]+/u)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr')
}

/** Initials, covered by the picture once it has loaded; a picture that fails never shows. */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'round',
  className,
  onFail,
}: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-block shrink-0 text-center bg-grey-wash font-semibold text-ink select-none',
        sizes[size],
        shape === 'round' ? 'rounded-full' : 'rounded-control',
        className,
      )}
    >
      {initialsOf(name)}
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          className={classNames(
            'absolute inset-0 size-full rounded-[inherit] object-cover',
            loaded !== src && 'opacity-0',
          )}
          onLoad={() => setLoaded(src)}
          onError={() => {
            setLoaded(null)
            onFail?.()
          }}
        />
      )}
    </span>
  )
}
