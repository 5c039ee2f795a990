import { useConfig } from '../../platform/config.ts'

interface BrandProps {
  /** The logo alone, where the name has no room. */
  isShort?: boolean
}

/** The product's logo and name. */
export function Brand({ isShort = false }: BrandProps) {
  const { productName } = useConfig()
  return (
    <span className="flex items-center gap-2.5 font-display text-lg font-semibold">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden className="shrink-0">
        <rect width="28" height="28" rx="8" className="fill-accent" />
        <path
          d="M8 20V8h7.2a4.3 4.3 0 0 1 1.1 8.4L20 20h-4l-3.2-3.4H11V20Zm3-6h4a1.7 1.7 0 0 0 0-3.4h-4Z"
          className="fill-on-accent"
        />
      </svg>
      <span className={isShort ? 'sr-only' : undefined}>{productName}</span>
    </span>
  )
}
