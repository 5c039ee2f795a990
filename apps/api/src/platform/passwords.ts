import * as argon2 from '@node-rs/argon2'

/** The library's number for argon2id; its `const enum` cannot be imported under type stripping. */
const argon2id = 2

/** OWASP's first choice for argon2id on servers that share their memory: 19 MiB, 2 passes, 1 lane. */
const parameters = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export interface Passwords {
  hash(clientHash: string): Promise<string>
  /** Takes the same time whether or not there is a stored hash to compare with. */
  verify(stored: string | null, clientHash: string): Promise<boolean>
}

type SlowHash = Pick<typeof argon2, 'hash' | 'verify'>

/** Passwords arrive as SHA-256 and are stored under a salted slow hash of it (decisions §10). */
export function createPasswords({ hash, verify }: SlowHash = argon2): Passwords {
  // Hashed at the start, so that the first unknown e-mail takes no longer than the others.
  const decoy = hash('no account has this password', parameters)
  return {
    hash: (clientHash) => hash(clientHash, parameters),
    verify: async (stored, clientHash) => {
      const right = await verify(stored ?? (await decoy), clientHash)
      return right && stored !== null
    },
  }
}
