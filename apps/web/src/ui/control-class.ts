import { classNames } from './class-names.ts'

/** The look of inputs and selects; 16 px on a phone, because iOS zooms into smaller text. */
const control =
  'w-full min-w-0 rounded-control border border-edge bg-surface text-ink transition-colors hover:border-ink narrow:text-[1rem] aria-invalid:border-danger aria-disabled:border-line aria-disabled:bg-wash aria-disabled:text-muted aria-disabled:hover:border-line'

export function controlClass(className?: string): string {
  return classNames(control, className)
}
