import { hash } from 'node:crypto'

/** A person whom the stand-in identifies without proof. */
export interface LocalPerson {
  readonly email: string
  readonly fullName: string | null
  readonly isVerified: boolean
}

export interface LocalPeople {
  /** The people whom the page offers. */
  readonly offered: readonly LocalPerson[]
  /** Remembers a chosen person and returns their subject. */
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
