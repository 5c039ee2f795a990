import { folded } from '@renfort/domain/kernel/folded.ts'

const forgetMs = 700

/**
 * Finds an entry by its first letters, typed one after the other; the same letter again goes to the
 * next entry that starts with it. `at` is the time of the key, in milliseconds.
 */
export function createTypeahead() {
  let typed = ''
  let lastAt = 0
  return (key: string, at: number, labels: readonly string[], current: number): number => {
    typed = at - lastAt > forgetMs ? key : typed + key
    lastAt = at
    const isRepeated = [...typed].every((letter) => letter === typed[0])
    const start = folded(isRepeated ? key : typed)
    if (start === '') return current
    const from = isRepeated ? current + 1 : Math.max(current, 0)
    const order = labels.map((_, index) => (from + index) % labels.length)
    return order.find((index) => folded(labels[index] ?? '').startsWith(start)) ?? current
  }
}

/** Whether a key types a letter, not a command. */
export function isLetter(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
