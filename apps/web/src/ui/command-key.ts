/** The name of the command key of this machine: ⌘ on a Mac, Ctrl elsewhere. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
