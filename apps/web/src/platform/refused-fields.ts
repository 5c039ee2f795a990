import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { errorSentence, type Params } from './error-words.ts'
import { issuesIn } from './call.ts'

/** Why something is refused: beside the fields that it names, the rest in a list. */
export interface RefusedFields<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>
  readonly others: readonly string[]
}

interface Refused {
  readonly key: string | null
  readonly metadata: Params
}

/** By parts of the path of a problem: the field in which it is mended. */
export type FieldOfPart<Field extends string> = Readonly<Record<string, Field>>

/**
 * The problems that a refusal names, each in the sentence that `sentenceOf` gives; one that names none is
 * a problem itself. Of several problems of a field, the first is the one to mend first.
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
