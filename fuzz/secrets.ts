import { randomBytes } from 'node:crypto'

/** Words that stand in what a company has and in nothing that is sent: seen elsewhere, they leaked. */
export interface Secrets {
  /** In what the company alone may see: missions, shifts, motives. */
  readonly own: string
  /** In what a group shares among its companies. */
  readonly shared: string
  /** In its name, the names and the e-mails of its members, which internal staff may search. */
  readonly identity: readonly string[]
}

export function newSecrets(): Secrets {
  return { own: newWord(), shared: newWord(), identity: [newWord()] }
}

function newWord(): string {
  return `qz${randomBytes(5).toString('hex')}`
}
