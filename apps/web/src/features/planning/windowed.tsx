import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

interface WindowedProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Height that an item is expected to take, in pixels: it holds the place of what is out of sight. */
  heightOf: (item: Item) => number
  children: (item: Item, index: number) => ReactNode
}

const chunkSize = 8
/** Short lists are cheaper whole. */
const wholeUpTo = 24
const nearness = '1200px 0px'

/** A list of which only what is near the window is in the page, however long it is. */
export function Windowed<Item>({ items, keyOf, heightOf, children }: WindowedProps<Item>) {
  const isPrinting = useIsPrinting()
  if (items.length <= wholeUpTo || isPrinting) return items.map(children)
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
  const box = useRef<HTMLDivElement>(null)
  /** Height left empty while the chunk is far; `null` while it is there. */
  const [emptyHeight, setEmptyHeight] = useState(isFirst ? null : expectedHeight)

  useEffect(() => {
    const element = box.current
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
    <div ref={box} style={emptyHeight === null ? undefined : { height: emptyHeight }}>
      {emptyHeight === null && children()}
    </div>
  )
}
