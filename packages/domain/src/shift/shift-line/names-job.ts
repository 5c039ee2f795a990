import { folded } from '../../kernel/folded.ts'

const sharedLetters = 4

/**
 * Whether some words can mean a job: they share a word with its name, apart from plurals and
 * endings.
 */
export function namesJob(said: string, job: string): boolean {
  const stems = folded(said)
    .split(' ')
    .filter(({ length }) => length >= sharedLetters)
    .map((word) => word.slice(0, Math.max(sharedLetters, Math.min(word.length - 3, 6))))
  const known = folded(job).split(' ')
  return stems.some((stem) => known.some((word) => word.startsWith(stem)))
}
