interface Named {
  readonly firstName: string
  readonly lastName: string
}

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** First name and initial of the last name: « Camille D. » (TASK-14). */
export function shortName({ firstName, lastName }: Named): string {
  const [initial] = Array.from(lastName.trim())
  return initial === undefined ? firstName : `${firstName} ${initial.toLocaleUpperCase('fr')}.`
}
