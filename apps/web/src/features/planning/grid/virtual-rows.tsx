import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { NamesOutOfSight } from './names-out-of-sight.tsx'

/** All rows of a table, drawn or not. */
export interface AllRows {
  /** The ids of the rows, in their order. */
  readonly ids: readonly string[]
  /** Scrolls to a row, which draws it. */
  readonly show: (id: string) => void
}

interface VirtualRowsProps<Item extends { readonly id: string }> {
  items: readonly Item[]
  /** The expected height of the rows of an item, in pixels: a row is measured once it is drawn. */
  heightOf: (item: Item) => number
  /** What the page still holds of an item out of sight. Like `heightOf`, it is one function for all drawings. */
  nameOf?: (item: Item) => string
  ref?: Ref<AllRows>
  /**
   * The rows of an item. They are plain at first, which means text and links: buttons and pictures come once the page
   * rests, so that a week shows at once and is scrolled without waiting.
   */
  children: (item: Item, index: number, isPlain: boolean) => ReactNode
}

/** Shorter tables are drawn whole. */
const wholeUpTo = 12
/** Rows above and below the window that are drawn too: the next ones that the arrows reach. */
const overscan = 1
const noItems: readonly never[] = []
const noIds: ReadonlySet<string> = new Set()

/** The bodies of a table, one for each item; only those near the window are in the page. */
export function VirtualRows<Item extends { readonly id: string }>(props: VirtualRowsProps<Item>) {
  const { items, ref } = props
  const isPrinting = useIsPrinting()
  const isWhole = items.length <= wholeUpTo || isPrinting
  const shown = useRef<(id: string) => void>(() => undefined)
  useImperativeHandle(
    ref,
    () => ({ ids: items.map(({ id }) => id), show: (id: string) => shown.current(id) }),
    [items],
  )
  return isWhole ? <EveryRow {...props} /> : <RowsNearWindow {...props} show={shown} />
}

function EveryRow<Item extends { readonly id: string }>({
  items,
  children,
}: VirtualRowsProps<Item>) {
  const isPrinting = useIsPrinting()
  const isPlain = !useIsIdle() && !isPrinting
  return items.map((item, index) => (
    <tbody key={item.id} {...tableRoles.rowgroup}>
      {children(item, index, isPlain)}
    </tbody>
  ))
}

/** False until the browser has been idle once since the component came. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

interface RowsNearWindowProps<Item extends { readonly id: string }> extends VirtualRowsProps<Item> {
  show: RefObject<(id: string) => void>
}

/**
 * Each row has its place by itself, so that a row that comes or goes moves no other one: in the flow of a table, the
 * browser lays all of them out again at each step of the wheel.
 */
function RowsNearWindow<Item extends { readonly id: string }>({
  items,
  heightOf,
  nameOf,
  show,
  children,
}: RowsNearWindowProps<Item>) {
  const place = useRef<HTMLTableSectionElement>(null)
  const { inPage, inTable } = useDistances(place, heightOf)
  const held = useHeldRows(place)
  // The rows that have their buttons and pictures. The rows of the window show first, plain.
  const [finished, setFinished] = useState<ReadonlySet<string>>(noIds)
  const isWindowShown = finished.size > 0
  // The same functions for the same rows: with others, the virtualizer would measure all rows again at each step.
  const { estimateSize, getItemKey } = useMemo(
    () => ({
      estimateSize: (index: number) => heightAt(items, index, heightOf),
      getItemKey: (index: number) => items[index]?.id ?? index,
    }),
    [items, heightOf],
  )
  const virtualizer = useWindowVirtualizer<HTMLTableSectionElement>({
    count: items.length,
    overscan: isWindowShown ? overscan : 0,
    scrollMargin: inPage,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize,
    getItemKey,
    // A table that is not laid out has no heights.
    measureElement: (element, ...measured) =>
      measureElement(element, ...measured) || estimateSize(Number(element.dataset['index'])),
    rangeExtractor: (range) => {
      const indexes = held.current.flatMap((id) => {
        const index = id === null ? 0 : items.findIndex((item) => item.id === id)
        return index < 0 ? [] : [index]
      })
      return [...new Set([...indexes, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b)
    },
  })
  useLayoutEffect(() => {
    show.current = (id) => {
      const index = items.findIndex((item) => item.id === id)
      if (index < 0) return
      setFinished((ids) => new Set([...ids, id]))
      virtualizer.scrollToIndex(index, { align: 'center' })
    }
  })
  const near = virtualizer.getVirtualItems()
  const nearIds = near.map(({ key }) => key).join(' ')
  const { isScrolling } = virtualizer
  useEffect(() => {
    if (isScrolling) return
    const ids = new Set(nearIds.split(' '))
    return whenIdle(() =>
      setFinished((known) => ([...ids].every((id) => known.has(id)) ? known : ids)),
    )
  }, [isScrolling, nearIds])
  return (
    <>
      <tbody
        ref={place}
        aria-hidden
        // Without a background, the drawn rows are a layer of their own: it changes with each row that comes, and the
        // browser then paints all of them again.
        className="relative bg-surface"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {nameOf !== undefined && (
          <NamesOutOfSight
            {...{ nameOf }}
            items={isWindowShown ? items : noItems}
            drawn={isScrolling ? null : near.map(({ index }) => index)}
            topOf={(index) =>
              (virtualizer.measurementsCache[index]?.start ?? inPage + virtualizer.getTotalSize()) -
              inPage
            }
          />
        )}
      </tbody>
      {near.map((row) => {
        const item = items[row.index]
        return (
          item !== undefined && (
            <tbody
              key={row.key}
              {...tableRoles.rowgroup}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className="absolute inset-x-0 bg-surface contain-layout contain-paint contain-style"
              style={{ top: row.start - inPage + inTable }}
            >
              {children(item, row.index, !finished.has(item.id))}
            </tbody>
          )
        )
      })}
    </>
  )
}

function heightAt<Item>(
  items: readonly Item[],
  index: number,
  heightOf: (item: Item) => number,
): number {
  const item = items[index]
  return item === undefined ? 0 : heightOf(item)
}

interface Distances {
  readonly inPage: number
  readonly inTable: number
}

/** Where the rows of a kind began last: the first guess for their next table, which is then drawn once. */
const lastDistances = new WeakMap<object, Distances>()

/** The pixels from the top of the page and of its table to an element, also when what stands above it changes. */
function useDistances(place: RefObject<HTMLElement | null>, kind: object): Distances {
  const [distances, setDistances] = useState(
    () => lastDistances.get(kind) ?? { inPage: 0, inTable: 0 },
  )
  useLayoutEffect(() => {
    const measure = () => {
      if (place.current === null) return
      const inPage = Math.round(place.current.getBoundingClientRect().top + window.scrollY)
      const inTable = place.current.offsetTop
      lastDistances.set(kind, { inPage, inTable })
      setDistances((known) =>
        known.inPage === inPage && known.inTable === inTable ? known : { inPage, inTable },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [place, kind])
  return distances
}

/**
 * The rows that stay drawn wherever the window is: the one with the tab stop of the table, `null` for the first, and
 * the one that a pointer took.
 */
function useHeldRows(place: RefObject<HTMLElement | null>): RefObject<(string | null)[]> {
  const held = useRef<(string | null)[]>([null])
  useEffect(() => {
    const table = place.current?.closest('table')
    if (!table) return
    const listening = new AbortController()
    const { signal } = listening
    const hold = (at: number) => (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest('tr') : null
      const id = row?.dataset['row'] ?? row?.dataset['heads']
      if (id !== undefined) held.current[at] = id
    }
    table.addEventListener('focusin', hold(0), { signal })
    table.addEventListener('pointerdown', hold(1), { signal })
    return () => listening.abort()
  }, [place])
  return held
}
