import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

interface WindowedBodiesProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height that the rows of an item are expected to take, in pixels, while they are out of sight. */
  heightOf: (item: Item) => number
  /** The rows of an item. */
  children: (item: Item, index: number) => ReactNode
}

const chunkSize = 8
/** Short tables are cheaper whole. */
const wholeUpTo = 24
const nearness = '1200px 0px'

/** The bodies of a table of which only what is near the window is in the page, however long it is. */
export function WindowedBodies<Item>({
  items,
  keyOf,
  heightOf,
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
    return (
      <Chunk
        key={first === undefined ? start : keyOf(first)}
        expectedHeight={chunk.reduce((sum, item) => sum + heightOf(item), 0)}
        isFirst={start === 0}
      >
        {() => chunk.map((item, index) => children(item, start + index))}
      </Chunk>
    )
  })
}

interface ChunkProps {
  expectedHeight: number
  isFirst: boolean
  children: () => ReactNode
}

function Chunk({ expectedHeight, isFirst, children }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  /** Height left empty while the chunk is far; `null` while it is there. */
  const [emptyHeight, setEmptyHeight] = useState(isFirst ? null : expectedHeight)

  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (entry.isIntersecting) setEmptyHeight(null)
        else if (!element.contains(document.activeElement)) {
          setEmptyHeight(entry.boundingClientRect.height)
        }
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <tbody ref={body} aria-hidden={emptyHeight === null ? undefined : true}>
      {emptyHeight === null ? children() : <tr style={{ height: emptyHeight }} />}
    </tbody>
  )
}
