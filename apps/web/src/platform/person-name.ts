import type { PersonName } from '@renfort/domain/kernel/person-name.ts'

export { fullName } from '@renfort/domain/kernel/person-name.ts'

/** First name and initial of the last name: « Camille D. » (TASK-14). */
export function shortName({ firstName, lastName }: PersonName): string {
  const [initial] = Array.from(lastName.trim())
  return initial === undefined ? firstName : `${firstName} ${initial.toLocaleUpperCase('fr')}.`
}
