import { print } from '../tools/print.ts'
import type { Answer } from './clients.ts'

/** The results of the clients during faults of one kind. */
interface Met {
  faults: number
  /** The number of answers by status; `none` for calls without an answer. */
  answers: Map<string, number>
  slowestAnswer: number
  slowestTruth: number
  slowestHealing: number
}

export interface Report {
  /** Counts later answers for this kind of fault. */
  begin(kind: string): void
  add(answer: Answer): void
  /** Records how long the health check took to report the fault, and to be well again after it. */
  end(truthMs: number | null, healingMs: number): void
  readonly problems: string[]
  show(title: string): void
}

/** Only a killed process leaves calls without an answer. */
export const killed = 'process killed'

const expected = new Set([200, 201, 503, 507])

export function newReport(): Report {
  const kinds = new Map<string, Met>()
  const problems: string[] = []
  let kind = ''
  const met = (): Met => {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const fresh = {
      faults: 0,
      answers: new Map<string, number>(),
      slowestAnswer: 0,
      slowestTruth: 0,
      slowestHealing: 0,
    }
    kinds.set(kind, fresh)
    return fresh
  }
  return {
    problems,
    begin: (name) => {
      kind = name
      met().faults += 1
    },
    add: ({ status, key, milliseconds }) => {
      const { answers } = met()
      const name = status === null ? 'none' : String(status)
      answers.set(name, (answers.get(name) ?? 0) + 1)
      met().slowestAnswer = Math.max(met().slowestAnswer, milliseconds)
      if (status === null && kind !== killed) problems.push(`${kind}: a call had no answer`)
      if (status !== null && !expected.has(status)) problems.push(`${kind}: ${status} ${key}`)
    },
    end: (truthMs, healingMs) => {
      met().slowestTruth = Math.max(met().slowestTruth, truthMs ?? 0)
      met().slowestHealing = Math.max(met().slowestHealing, healingMs)
    },
    show: (title) => {
      print(`\n${title}`)
      const columns = ['faults', '200', '201', '503', '507', 'none', 'slowest', 'truth', 'healed']
      print(`${''.padEnd(26)}${columns.map((name) => name.padStart(9)).join('')}`)
      for (const [name, { faults, answers, ...times }] of kinds) {
        const counts = columns.slice(1, 6).map((status) => answers.get(status) ?? 0)
        const seconds = [times.slowestAnswer, times.slowestTruth, times.slowestHealing].map(
          (ms) => `${(ms / 1_000).toFixed(1)} s`,
        )
        const cells = [faults, ...counts, ...seconds].map((cell) => String(cell).padStart(9))
        print(`${name.padEnd(26)}${cells.join('')}`)
      }
    },
  }
}
