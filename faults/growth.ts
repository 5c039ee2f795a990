/** What a process holds at a moment. */
export interface Sample {
  readonly atMs: number
  readonly rssBytes: number
  readonly files: number
  readonly connections: number
  /** What the scripts of an open tab hold, on average; 0 where none is open. */
  readonly tabBytes: number
  /** How late its event loop was, 99th percentile. */
  readonly lagSeconds: number
}

export type Growth = Pick<Sample, 'rssBytes' | 'files' | 'connections' | 'tabBytes'>

const hourMs = 3_600_000

/**
 * What grows in an hour: the slope of a line through the last three quarters of the samples, by
 * least squares. The first quarter warms up.
 */
export function growthPerHour(samples: readonly Sample[]): Growth {
  const counted = samples.slice(Math.floor(samples.length / 4))
  const of = (what: keyof Growth) =>
    slope(counted.map((sample) => [sample.atMs / hourMs, sample[what]]))
  return {
    rssBytes: of('rssBytes'),
    files: of('files'),
    connections: of('connections'),
    tabBytes: of('tabBytes'),
  }
}

function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (index: 0 | 1) =>
    points.reduce((sum, point) => sum + point[index], 0) / Math.max(1, points.length)
  const [middle, height] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0)
  if (spread === 0) return 0
  return points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0) / spread
}
