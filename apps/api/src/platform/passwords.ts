import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { boundedLine, FullLineError, type Place, type Turn } from './bounded-line.ts'

/** The library's number for argon2id; its `const enum` cannot be imported under type stripping. */
const argon2id = 2

/** OWASP's first choice for argon2id on servers that share their memory: 19 MiB, 2 passes, 1 lane. */
const parameters = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/**
 * Of each turn. Eighty hashes in all take less than two seconds where one takes forty milliseconds on
 * two cores: nobody waits longer for their own.
 */
const places = 40
/** The threads that Node has for such work also read the files. */
const mostAtOnce = 3

export interface Passwords {
  /**
   * A place for one hash, `null` when there is none. Taken before the database is asked anything, it
   * keeps a flood of sign-ins from waiting in front of it.
   */
  place(turn: Turn): Place | null
  hash(clientHash: string, turn?: Turn): Promise<string>
  /** Takes the same time whether or not there is a stored hash to compare with. */
  verify(stored: string | null, clientHash: string, place?: Place): Promise<boolean>
}

type SlowHash = Pick<typeof argon2, 'hash' | 'verify'>

/**
 * Passwords arrive as SHA-256 and are stored under a salted slow hash of it (decisions §10). Throws
 * `FullLineError` where the line is full.
 */
export function createPasswords({ hash, verify }: SlowHash = argon2): Passwords {
  const line = boundedLine({ atOnce: Math.min(availableParallelism(), mostAtOnce), places })
  // Hashed at the start, so that the first unknown e-mail takes no longer than the others.
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
