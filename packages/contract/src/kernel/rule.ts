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
