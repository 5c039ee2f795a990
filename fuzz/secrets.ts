import { randomBytes } from 'node:crypto'

/** Words that only the data of one company contains, never a request: an answer to others with one is a leak. */
export interface Secrets {
  /** In data that only the company may see: missions, shifts, motives. */
  readonly own: string
  /** In data that a group shares among its companies. */
  readonly shared: string
  /** In the company's name and in its members' names and e-mails, which internal staff may search. */
  readonly identity: readonly string[]
}

export function newSecrets(): Secrets {
  return { own: newWord(), shared: newWord(), identity: [newWord()] }
}

function newWord(): string {
  return `qz${randomBytes(5).toString('hex')}`
}
