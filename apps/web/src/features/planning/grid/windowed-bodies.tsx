import type { ReactNode } from 'react'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import { WindowedBody } from '../../../ui/windowed-body.tsx'

interface WindowedBodiesProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The estimated height of the rows of an item, in pixels, while they are out of sight. */
  heightOf: (item: Item) => number
  /** What an item still shows while it is out of sight, at its height; nothing without this. */
  headOf?: (item: Item, index: number, height: number) => ReactNode
  /** The rows of an item. */
  children: (item: Item, index: number) => ReactNode
}

const chunkSize = 8
/** Shorter tables are drawn whole, which is cheaper. */
const wholeUpTo = 24

/** The bodies of a table; only those near the window are in the page, however long the table is. */
export function WindowedBodies<Item>({
  items,
  keyOf,
  heightOf,
  headOf,
  children,
}: WindowedBodiesProps<Item>) {
  const isPrinting = useIsPrinting()
  if (items.length <= wholeUpTo || isPrinting) {
    return items.map((item, index) => <tbody key={keyOf(item)}>{children(item, index)}</tbody>)
  }
  const starts = Array.from(
    { length: Math.ceil(items.length / chunkSize) },
    (_, chunk) => chunk * chunkSize,
  )
  return starts.map((start) => {
    const chunk = items.slice(start, start + chunkSize)
    const [first] = chunk
    const expectedHeight = chunk.reduce((sum, item) => sum + heightOf(item), 0)
    return (
      <WindowedBody
        key={first === undefined ? start : keyOf(first)}
        expectedHeight={expectedHeight}
        isFirst={start === 0}
        outOfSight={
          headOf &&
          ((height) =>
            chunk.map((item, index) =>
              headOf(item, start + index, (heightOf(item) * height) / expectedHeight),
            ))
        }
      >
        {() => chunk.map((item, index) => children(item, start + index))}
      </WindowedBody>
    )
  })
}
