import { fill } from './fill.ts'
import type { Words } from './language.ts'

/** The sentence of a refusal, with a way on; a key that this version does not know gets the general one. */
export function sentenceOf(
  { errors }: Words,
  key: string | null,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const name = key?.replace(/^errors\./, '').replaceAll('.', '_') ?? ''
  const sentences: Readonly<Record<string, string>> = errors
  const known = Object.hasOwn(sentences, name) ? sentences[name] : undefined
  return fill(known ?? errors.internal, values)
}
