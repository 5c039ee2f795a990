/** A thing to measure: answers a figure for one round, in any unit where it is always the same. */
export type Contender = () => Promise<number> | number

/** Rounds of several contenders, each time starting with the next one, so that none has the best place. */
export async function interleaved<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[]
  const figures = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(round + place) % names.length]
      if (name !== undefined) figures.get(name)?.push(await contenders[name]())
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<
    Name,
    number
  >
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** Milliseconds that something takes, run often enough to be measured. */
export function millisecondsOf(work: () => unknown, atLeast = 60): number {
  let runs = 0
  const start = performance.now()
  let spent = 0
  while (spent < atLeast) {
    work()
    runs += 1
    spent = performance.now() - start
  }
  return spent / runs
}
