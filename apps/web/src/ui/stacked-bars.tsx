export interface Bar {
  readonly id: string
  /** A short label under the bar. */
  readonly label: string
  /** Values by series; negative values hang under the line. */
  readonly values: ReadonlyMap<string, number>
  /** The expected value: a line across the bar; none for zero. */
  readonly mark: number
}

export interface Series {
  readonly id: string
  readonly label: string
}

interface StackedBarsProps {
  /** A sentence about the chart. */
  label: string
  series: readonly Series[]
  bars: readonly Bar[]
  markLabel: string
  format: (value: number) => string
}

const colours = ['blue', 'orange', 'purple', 'green', 'pink', 'grey', 'red', 'edge', 'ink'] as const
const barWidth = 44
const gap = 12
const height = 220
const axis = 84
const foot = 24
const lines = 4

/** Makes the drawing one picture for a screen reader: only the role says so. */
const picture = { role: 'img' } as const
/** A scrolling area needs the keyboard focus. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const colourOf = (index: number) => `var(--color-${colours[index % colours.length]})`

/**
 * Stacked bars, with a line for the expected value. A table next to the chart has the figures: the chart is one
 * picture for a screen reader.
 */
export function StackedBars({ label, series, bars, markLabel, format }: StackedBarsProps) {
  const scale = scaleOf(bars)
  const width = axis + bars.length * barWidth
  return (
    <div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-table">
        {series.map(({ id, label: name }, index) => (
          <li key={id} className="flex items-center gap-1.5">
            <span className="size-3 rounded-small" style={{ background: colourOf(index) }} />
            {name}
          </li>
        ))}
        <li className="flex items-center gap-1.5">
          <span className="h-0.5 w-4 bg-ink" />
          {markLabel}
        </li>
      </ul>
      {/* On a phone the newest bars are visible first. */}
      <div {...scrolled} aria-label={label} className="flex flex-row-reverse overflow-x-auto">
        <svg
          {...picture}
          aria-label={label}
          width={width}
          height={height + foot}
          className="mr-auto shrink-0"
        >
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={axis}
                x2={width}
                y1={scale.y(tick)}
                y2={scale.y(tick)}
                stroke="var(--color-line)"
              />
              <text
                x={axis - 8}
                y={scale.y(tick) + 4}
                textAnchor="end"
                className="fill-muted text-xs tabular-nums"
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <BarColumn
              key={bar.id}
              bar={bar}
              series={series}
              left={axis + index * barWidth}
              y={scale.y}
            />
          ))}
        </svg>
      </div>
    </div>
  )
}

interface BarColumnProps {
  bar: Bar
  series: readonly Series[]
  left: number
  y: (value: number) => number
}

function BarColumn({ bar, series, left, y }: BarColumnProps) {
  const x = left + gap / 2
  const width = barWidth - gap
  return (
    <g>
      {partsOf(bar, series).map(({ id, index, from, to }) => (
        <rect
          key={id}
          x={x}
          width={width}
          y={y(Math.max(from, to))}
          height={Math.max(0, Math.abs(y(from) - y(to)) - 1)}
          fill={colourOf(index)}
        />
      ))}
      {bar.mark !== 0 && (
        <line
          x1={x - 4}
          x2={x + width + 4}
          y1={y(bar.mark)}
          y2={y(bar.mark)}
          stroke="var(--color-ink)"
          strokeWidth={2}
        />
      )}
      <text
        x={left + barWidth / 2}
        y={height + foot - 6}
        textAnchor="middle"
        className="fill-muted text-xs"
      >
        {bar.label}
      </text>
    </g>
  )
}

/** The start and end of each part: positive parts stack upwards, negative ones downwards. */
function partsOf(bar: Bar, series: readonly Series[]) {
  let [top, bottom] = [0, 0]
  return series.flatMap(({ id }, index) => {
    const value = bar.values.get(id) ?? 0
    if (value === 0) return []
    const from = value > 0 ? top : bottom
    const to = from + value
    if (value > 0) top = to
    else bottom = to
    return [{ id, index, from, to }]
  })
}

function scaleOf(bars: readonly Bar[]) {
  const sumOf = ({ values }: Bar, sign: 1 | -1) =>
    [...values.values()].reduce((sum, value) => sum + (value * sign > 0 ? value : 0), 0)
  const most = Math.max(1, ...bars.map((bar) => Math.max(sumOf(bar, 1), bar.mark)))
  const least = Math.min(0, ...bars.map((bar) => Math.min(sumOf(bar, -1), bar.mark)))
  const step = roundStep((most - least) / lines)
  const first = Math.floor(least / step) * step
  const last = Math.ceil(most / step) * step
  const y = (value: number) => 8 + ((last - value) / (last - first)) * (height - 12)
  const ticks = Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, i) => first + i * step,
  )
  return { y, ticks }
}

/** The smallest 1, 2 or 5 times a power of ten that is not below the value. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5, 10].find((each) => each * power >= value) ?? 10)
}
