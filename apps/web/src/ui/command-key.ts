/** What the command key of this machine is called: ⌘ on a Mac, Ctrl elsewhere. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
