import { folded } from '@renfort/domain/kernel/folded.ts'

/** A choice of the catalogue with its id, or a name that the company typed, without an id (N-36). */
export interface Choice {
  readonly id?: string | undefined
  readonly name: string
  readonly custom?: boolean | undefined
}

/** The key of a choice in a list: its id, or its normalised name. */
export function choiceKey({ id, name }: Choice): string {
  return id ?? `custom:${folded(name)}`
}

export function has(choices: readonly Choice[], key: string): boolean {
  return choices.some((choice) => choiceKey(choice) === key)
}

/** The choices of the catalogue that are not chosen yet. */
export function unchosen(
  options: readonly { readonly id: string; readonly name: string }[],
  choices: readonly Choice[],
): { id: string; label: string }[] {
  return options.filter(({ id }) => !has(choices, id)).map(({ id, name }) => ({ id, label: name }))
}

/** The list without one of its choices. */
export function without<Item extends Choice>(choices: readonly Item[], key: string): Item[] {
  return choices.filter((choice) => choiceKey(choice) !== key)
}

/** The list with one of its choices changed. */
export function changed<Item extends Choice>(
  choices: readonly Item[],
  key: string,
  change: Partial<Item>,
): Item[] {
  return choices.map((choice) => (choiceKey(choice) === key ? { ...choice, ...change } : choice))
}

/** Whether the list already has a typed name. */
export function isTaken(choices: readonly Choice[], name: string): boolean {
  return choices.some((choice) => folded(choice.name) === folded(name))
}
