import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { boundedLine, FullLineError, type Place, type Turn } from './bounded-line.ts'

/**
 * The number of argon2id in the library, whose `const enum` cannot be imported under type
 * stripping.
 */
const argon2id = 2

/** OWASP's first choice for argon2id on servers that share their memory: 19 MiB, 2 passes, 1 lane. */
const parameters = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/**
 * Places of each kind. Eighty hashes take less than two seconds if one takes forty milliseconds on
 * two cores, so nobody waits longer.
 */
const places = 40
/** Node reads files with the same threads. */
const mostAtOnce = 3

export interface Passwords {
  /**
   * A place for one hash, `null` when there is none. It is taken before the first query, so that a
   * flood of sign-ins does not occupy the database.
   */
  place(turn: Turn): Place | null
  hash(clientHash: string, turn?: Turn): Promise<string>
  /** Takes the same time without a stored hash. */
  verify(stored: string | null, clientHash: string, place?: Place): Promise<boolean>
}

type SlowHash = Pick<typeof argon2, 'hash' | 'verify'>

/**
 * Passwords arrive as SHA-256, and are stored as a salted slow hash of it (decisions §10). Throws
 * `FullLineError` when the line is full.
 */
export function createPasswords({ hash, verify }: SlowHash = argon2): Passwords {
  const line = boundedLine({ atOnce: Math.min(availableParallelism(), mostAtOnce), places })
  // Computed at the start, so that the first unknown e-mail takes no longer than later ones.
  const decoy = hash('no account has this password', parameters)
  async function inLine<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const place = line.place(turn)
    if (place === null) throw new FullLineError()
    try {
      return await place.run(work)
    } finally {
      place.leave()
    }
  }
  return {
    place: (turn) => line.place(turn),
    hash: (clientHash, turn = 'first') => inLine(turn, () => hash(clientHash, parameters)),
    verify: async (stored, clientHash, place) => {
      const compared = stored ?? (await decoy)
      const work = () => verify(compared, clientHash)
      const right = await (place === undefined ? inLine('first', work) : place.run(work))
      return right && stored !== null
    },
  }
}
