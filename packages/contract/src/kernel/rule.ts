import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { z } from 'zod'

/** Turns a rule of the domain into a check of a schema; its issues keep their keys and values. */
export function rule<T>(validate: (value: T) => readonly Issue[]): z.core.CheckFn<T> {
  return (context) => {
    for (const found of validate(context.value)) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [...found.path],
        message: found.key,
        params: found.params ?? {},
      })
    }
  }
}

/**
 * The same for an object whose other fields may be invalid too, so that a form shows all problems
 * at once.
 */
export function ruleOfSome<T extends object>(
  validate: (value: { readonly [Name in keyof T]?: unknown }) => readonly Issue[],
): z.core.$ZodCheck<T> {
  const when = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null
  return { _zod: { def: { check: 'custom', when }, check: rule<T>(validate), onattach: [] } }
}
