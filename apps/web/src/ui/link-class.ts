import { classNames } from './class-names.ts'

export type LinkVariant = 'text' | 'quiet' | 'row'

const variants: Record<LinkVariant, string> = {
  text: 'font-medium text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-ink hover:decoration-2',
  quiet: 'text-muted underline-offset-4 hover:text-ink hover:underline',
  row: 'inline-flex min-h-6 items-center font-medium text-ink underline-offset-4 hover:underline',
}

/** The look of a link, for the router's `Link` or a plain anchor. */
export function linkClass(variant: LinkVariant = 'text', className?: string): string {
  return classNames('rounded-small', variants[variant], className)
}
