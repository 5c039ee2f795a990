import { hash } from 'node:crypto'

/** Somebody whom the stand-in takes for whoever he says he is. */
export interface LocalPerson {
  readonly email: string
  readonly fullName: string | null
  readonly isVerified: boolean
}

export interface LocalPeople {
  /** Those whom the page offers. */
  readonly offered: readonly LocalPerson[]
  /** Remembers who was chosen; answers his subject. */
  choose(person: LocalPerson): string
  bySubject(subject: string): LocalPerson | undefined
}

export function localPeople(offered: readonly LocalPerson[]): LocalPeople {
  const chosen = new Map<string, LocalPerson>()
  return {
    offered,
    choose: (person) => {
      const subject = hash('sha256', person.email).slice(0, 21)
      chosen.set(subject, person)
      return subject
    },
    bySubject: (subject) => chosen.get(subject),
  }
}
