import type { ReactNode } from 'react'
import { useRoomLeft } from './use-room-left.ts'

interface LongListProps {
  label: string
  /** The total number of rows. */
  count: number
  /** The number of rows that are drawn together. */
  pageSize: number
  /** The estimated height of a row, in pixels, before it is drawn. */
  rowHeight: number
  /** The rows of a page, each a `LongListRow`; the last page may be shorter. */
  children: (start: number, length: number) => ReactNode
}

/** A list of any length; only the rows near the window are in the page. */
export function LongList({ label, count, pageSize, rowHeight, children }: LongListProps) {
  const starts = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => page * pageSize)
  return (
    <section aria-label={label}>
      {starts.map((start) => {
        const length = Math.min(pageSize, count - start)
        return (
          <Page key={start} expectedHeight={length * rowHeight} isFirst={start === 0}>
            {() => children(start, length)}
          </Page>
        )
      })}
    </section>
  )
}

interface LongListRowProps {
  /** The index of the row in the whole list, from 0. */
  place: number
  count: number
  children: ReactNode
}

export function LongListRow({ place, count, children }: LongListRowProps) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={place + 1}
      className="border-b border-line last:border-b-0"
    >
      {children}
    </li>
  )
}

interface PageProps {
  expectedHeight: number
  isFirst: boolean
  children: () => ReactNode
}

function Page({ expectedHeight, isFirst, children }: PageProps) {
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
