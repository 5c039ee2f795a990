import type { ReactNode } from 'react'
import { useRoomLeft } from './use-room-left.ts'

interface LongListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What a row is expected to measure, in pixels, before it was drawn. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

const chunkSize = 25

/** A list of which only what is near the window is in the page, however long it is. */
export function LongList<Item>({ label, items, keyOf, rowHeight, children }: LongListProps<Item>) {
  const starts = Array.from(
    { length: Math.ceil(items.length / chunkSize) },
    (_, chunk) => chunk * chunkSize,
  )
  return (
    <section aria-label={label}>
      {starts.map((start) => {
        const chunk = items.slice(start, start + chunkSize)
        const [first] = chunk
        return (
          <Chunk
            key={first === undefined ? start : keyOf(first)}
            expectedHeight={chunk.length * rowHeight}
            isFirst={start === 0}
          >
            {() =>
              chunk.map((item, index) => (
                <li
                  key={keyOf(item)}
                  aria-setsize={items.length}
                  aria-posinset={start + index + 1}
                  className="border-b border-line last:border-b-0"
                >
                  {children(item)}
                </li>
              ))
            }
          </Chunk>
        )
      })}
    </section>
  )
}

interface ChunkProps {
  expectedHeight: number
  isFirst: boolean
  children: () => ReactNode
}

function Chunk({ expectedHeight, isFirst, children }: ChunkProps) {
  const { place, emptyHeight } = useRoomLeft<HTMLUListElement>(expectedHeight, isFirst)
  return (
    <ul
      ref={place}
      aria-hidden={emptyHeight === null ? undefined : true}
      className="not-last:border-b border-line"
      style={emptyHeight === null ? undefined : { height: emptyHeight }}
    >
      {emptyHeight === null && children()}
    </ul>
  )
}
