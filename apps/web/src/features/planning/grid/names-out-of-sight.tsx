import { memo, useMemo, useState } from 'react'

interface NamesOutOfSightProps<Item> {
  /** Those of the rows; none until the rows of the window have been shown. */
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** The indexes of the drawn rows, which show their names themselves; `null` while the page is scrolled. */
  drawn: readonly number[] | null
  /** The top of a row in pixels; that of the one after the last is the end. */
  topOf: (index: number) => number
}

/** Rows that follow each other: from an index to the one after the last, with their place in pixels. */
interface Span {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly height: number
}

/** At most this many names are one element. */
const together = 200

/**
 * The place of rows that are not drawn. It holds their names as text, each about where its row would be, so that the
 * browser finds them in the page; a screen reader has the number of all rows instead.
 */
export function NamesOutOfSight<Item>({ items, nameOf, drawn, topOf }: NamesOutOfSightProps<Item>) {
  const names = useMemo(() => items.map(nameOf), [items, nameOf])
  // Rows cover the names below them: these are cut anew once the page rests, not at each step of the wheel.
  const [cut, setCut] = useState<{
    at: string
    names: typeof names
    spans: readonly Span[]
  } | null>(null)
  if (drawn !== null && (cut?.at !== drawn.join() || cut.names !== names)) {
    setCut({ at: drawn.join(), names, spans: spansBetween(drawn, names.length, topOf) })
  }
  return (
    <tr>
      <td className="col-span-full">
        {cut?.spans.map(({ from, to, top, height }) => (
          <Names
            key={from}
            text={names.slice(from, to).join('\n')}
            lineHeight={height / (to - from)}
            {...{ top, height }}
          />
        ))}
      </td>
    </tr>
  )
}

/** The rows that are not drawn, cut at the same indexes wherever the window is. */
function spansBetween(
  drawn: readonly number[],
  count: number,
  topOf: (index: number) => number,
): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const next of [...drawn, count]) {
    while (from < next) {
      const to = Math.min(next, (Math.floor(from / together) + 1) * together)
      const top = topOf(from)
      spans.push({ from, to, top, height: topOf(to) - top })
      from = to
    }
    from = next + 1
  }
  return spans
}

interface NamesProps {
  text: string
  top: number
  height: number
  lineHeight: number
}

const Names = memo(function Names({ text, top, height, lineHeight }: NamesProps) {
  return (
    <div
      // Laid out only near the window, and found in the page all the same.
      className="absolute inset-x-0 overflow-hidden px-3 text-table whitespace-pre [content-visibility:auto]"
      style={{ top, height, lineHeight: `${lineHeight}px` }}
    >
      {text}
    </div>
  )
})
