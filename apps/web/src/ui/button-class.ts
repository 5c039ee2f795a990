import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none narrow:whitespace-normal transition-colors aria-disabled:cursor-not-allowed data-pending:cursor-progress'

/** The colours of a disabled button; a busy button keeps its colours. */
const closed =
  'not-data-pending:aria-disabled:border-line not-data-pending:aria-disabled:bg-wash not-data-pending:aria-disabled:text-muted'

const variants: Record<ButtonVariant, string> = {
  primary: `${closed} border-primary bg-primary text-on-primary not-aria-disabled:hover:border-primary-hover not-aria-disabled:hover:bg-primary-hover`,
  secondary: `${closed} border-edge bg-surface text-ink not-aria-disabled:hover:bg-wash not-aria-disabled:active:border-ink`,
  quiet:
    'border-transparent bg-transparent text-ink not-aria-disabled:hover:bg-wash not-data-pending:aria-disabled:text-muted aria-expanded:bg-wash',
  danger: `${closed} border-danger bg-danger text-on-danger not-aria-disabled:hover:border-danger-hover not-aria-disabled:hover:bg-danger-hover`,
}

/** On a phone, controls are at least 44 pixels high. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-table narrow:min-h-11',
  medium: 'min-h-10 px-4 text-base narrow:min-h-11',
  large: 'min-h-12 px-5 text-base',
}

const squares: Record<ButtonSize, string> = {
  small: 'size-8',
  medium: 'size-10 narrow:size-11',
  large: 'size-12',
}

/** The look of a button, for any element (a button, a link, a menu trigger). */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(base, variants[variant], sizes[size], className)
}

export function iconButtonClass(
  variant: ButtonVariant = 'quiet',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(base, variants[variant], squares[size], className)
}
