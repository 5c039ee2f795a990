import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { errorSentence, type Params } from './error-words.ts'
import { issuesIn } from './call.ts'

/** Why something is refused: next to the named fields, the rest in a list. */
export interface RefusedFields<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>
  readonly others: readonly string[]
}

interface Refused {
  readonly key: string | null
  readonly metadata: Params
}

/** The field that mends a problem, by parts of the path of the problem. */
export type FieldOfPart<Field extends string> = Readonly<Record<string, Field>>

/**
 * The problems of a refusal, each in the sentence of `sentenceOf`; a refusal without problems is one problem itself.
 * For a field with several problems, the first one shows.
 */
export function refusedFields<Field extends string>(
  { key, metadata }: Refused,
  fieldOfPart: FieldOfPart<Field>,
  sentenceOf: (key: string | null, params?: Params) => string = errorSentence,
): RefusedFields<Field> {
  const issues = issuesIn(metadata)
  const fields: Partial<Record<Field, string>> = {}
  const others = new Set(issues.length === 0 ? [sentenceOf(key, metadata)] : [])
  for (const found of issues) {
    const field = fieldOf(found, fieldOfPart)
    const sentence = sentenceOf(found.key, found.params)
    if (field === null) others.add(sentence)
    else fields[field] ??= sentence
  }
  return { fields, others: [...others] }
}

function fieldOf<Field extends string>(
  { path }: Issue,
  fieldOfPart: FieldOfPart<Field>,
): Field | null {
  return fieldOfPart[String(path.at(-1))] ?? fieldOfPart[String(path[0])] ?? null
}
