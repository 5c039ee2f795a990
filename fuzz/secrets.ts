import { randomBytes } from 'node:crypto'

/** Words that only the data of one company contains, never a request: an answer to others with one is a leak. */
export interface Secrets {
  /** In data that only the company may see: missions, shifts, motives. */
  readonly own: string
  /** In data that a group shares among its companies. */
  readonly shared: string
  /** In names and e-mails of the company and its members, and in why it was given money back: internal staff may read them. */
  readonly identity: readonly string[]
}

export function newSecrets(): Secrets {
  return { own: newWord(), shared: newWord(), identity: [newWord()] }
}

function newWord(): string {
  return `qz${randomBytes(5).toString('hex')}`
}
