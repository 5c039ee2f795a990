/** A thing to measure: one call gives the figure of one round, always in the same unit. */
export type Contender = () => Promise<number> | number

/** The median of several rounds. Each round starts with the next contender, so that none is always first. */
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

/**
 * The medians of two contenders in many short rounds, and that of how many times the first the second
 * takes in the same round: what slows the machine for a while slows both of a pair.
 */
export async function paired(
  first: Contender,
  second: Contender,
  rounds: number,
): Promise<{ readonly first: number; readonly second: number; readonly ratio: number }> {
  const found: { first: number; second: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = round % 2 === 0 ? await first() : null
    const after = await second()
    found.push({ first: before ?? (await first()), second: after })
  }
  return {
    first: median(found.map((pair) => pair.first)),
    second: median(found.map((pair) => pair.second)),
    ratio: median(found.map((pair) => pair.second / pair.first)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** The mean milliseconds of some work, repeated until `atLeast` milliseconds have passed. */
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
