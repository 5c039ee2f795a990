import { memo } from 'react'

/** Names of rows that follow each other, as one text. */
interface Names {
  readonly text: string
  /** The expected height of the rows, in pixels. */
  readonly height: number
  readonly lineHeight: number
}

/** The names of the rows from an index to another one. */
export type NamesBetween = (from: number, to: number) => Names

/** This many names are one element. */
const together = 200

/** Gives the names of some rows; a whole element is made once. */
export function namesOfRows<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  heightOf: (item: Item) => number,
): NamesBetween {
  const made = new Map<number, Names>()
  return (from, to) => {
    const known = to - from === together ? made.get(from) : undefined
    if (known !== undefined) return known
    const own = items.slice(from, to)
    const height = own.reduce((sum, item) => sum + heightOf(item), 0)
    const names = {
      text: own.map((item) => nameOf(item)).join('\n'),
      height,
      lineHeight: height / own.length,
    }
    if (to - from === together) made.set(from, names)
    return names
  }
}

interface NamesOutOfSightProps {
  /** `null` leaves the place empty. */
  namesBetween: NamesBetween | null
  /** The index of the first row out of sight. */
  from: number
  /** The index after the last one. */
  to: number
  /** The height of the rows together, in pixels. */
  height: number
  /** The number of columns of the table. */
  columns: number
}

/**
 * The place of rows that are not drawn. It holds their names as text, each about where its row would be, so that the
 * browser finds them in the page; a screen reader has the number of all rows instead.
 */
export function NamesOutOfSight({ namesBetween, from, to, height, columns }: NamesOutOfSightProps) {
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={columns} className="p-0 align-top" style={{ height }}>
          {namesBetween !== null && (
            <div className="overflow-clip" style={{ height }}>
              {partsOf(from, to).map(([start, end]) => (
                <Part key={Math.floor(start / together)} names={namesBetween(start, end)} />
              ))}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  )
}

/** Cut at the same indexes wherever the window is. */
function partsOf(from: number, to: number): (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = []
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / together) + 1) * together)
    parts.push([start, end])
    start = end
  }
  return parts
}

const Part = memo(function Part({ names: { text, height, lineHeight } }: { names: Names }) {
  return (
    <div
      // Laid out only near the window, and found in the page all the same.
      className="overflow-hidden px-3 text-table whitespace-pre [content-visibility:auto]"
      style={{ height, lineHeight: `${lineHeight}px` }}
    >
      {text}
    </div>
  )
})
