import fc from 'fast-check'

/** Picks one of any list, always the same one of the same list; `undefined` when it is empty. */
export type Choice = <T>(values: readonly T[]) => T | undefined

/** What there is to pick from is known only once the call is made: its fields, the callers of its world. */
export const choice: fc.Arbitrary<Choice> = fc
  .nat(9_999)
  .map((drawn) => (values) => values[drawn % values.length])
