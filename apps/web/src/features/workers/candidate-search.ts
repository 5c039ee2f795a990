import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'

/** What is compared when somebody is searched, worked out once for the whole list. */
export interface IndexedCandidate {
  readonly candidate: WorkerCandidate
  /** Words of the first and the last name, without accents, each after a space. */
  readonly name: string
  /** The digits of the phone, international then national. */
  readonly phone: string
}

export function indexCandidates(candidates: readonly WorkerCandidate[]): IndexedCandidate[] {
  return candidates.map((candidate) => {
    const digits = candidate.phoneNumber.replace(/\D/gu, '')
    const national = digits.startsWith('33') ? `0${digits.slice(2)}` : ''
    return {
      candidate,
      name: ` ${folded(`${candidate.firstName} ${candidate.lastName}`)}`,
      phone: `${digits} ${national}`,
    }
  })
}

/** WORK-02: every word that is typed begins a first or a last name, or the digits are in the phone. */
export function searchCandidates(
  index: readonly IndexedCandidate[],
  text: string,
): WorkerCandidate[] {
  const words = folded(text).split(' ').filter(Boolean)
  if (words.length === 0) return index.map(({ candidate }) => candidate)
  const digits = /^[\d\s+.()-]+$/u.test(text) ? text.replace(/\D/gu, '') : ''
  return index
    .filter(({ name, phone }) =>
      digits === '' ? words.every((word) => name.includes(` ${word}`)) : phone.includes(digits),
    )
    .map(({ candidate }) => candidate)
}
