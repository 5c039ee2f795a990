import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Page, pdfjs } from 'react-pdf'

interface PaperPageProps {
  number: number
  label: string
  width: number
  /** Height divided by width. */
  ratio: number
  /** The element that scrolls the pages. */
  room: RefObject<HTMLElement | null>
  onReached: (number: number) => void
  /** Called with the page that covers the middle of the window. */
  onCurrent: (number: number) => void
  onFailed: () => void
}

/** Pages are drawn shortly before they are visible, and removed afterwards. */
const near = '100% 0px'
const middle = '-49% 0px'
/** Phones and tablets draw nothing on a larger canvas. */
const mostPixels = 16_000_000

/** One page; it counts as read once its end was visible after it was drawn. */
export function PaperPage({
  number,
  label,
  width,
  ratio,
  room,
  onReached,
  onCurrent,
  onFailed,
}: PaperPageProps) {
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(number === 1)
  const [drawn, setDrawn] = useState<Parameters<typeof PaperText>[0]['page'] | null>(null)
  const isDrawn = drawn !== null
  const height = width * ratio
  useSight(frame, { root: room, rootMargin: near }, (isInside) => {
    setNear(isInside)
    if (!isInside) setDrawn(null)
  })
  useSight(frame, { root: room, rootMargin: middle }, (isInside) => {
    if (isInside) onCurrent(number)
  })
  // The edge of a scrolling element may be off the screen: the test uses the screen.
  useSight(end, { isOn: isDrawn }, (isInside) => {
    if (isInside) onReached(number)
  })
  return (
    <figure
      ref={frame}
      aria-label={label}
      className="relative mx-auto bg-white shadow-raised"
      style={{ width, height }}
    >
      {isNear && (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(
            window.devicePixelRatio,
            Math.sqrt(mostPixels / (width * height)),
          )}
          suspense={false}
          renderAnnotationLayer={false}
          renderTextLayer={false}
          onRenderSuccess={setDrawn}
          onLoadError={onFailed}
          onRenderError={onFailed}
          loading=""
          error=""
        />
      )}
      {drawn !== null && <PaperText page={drawn} width={width} />}
      <div ref={end} aria-hidden className="absolute inset-x-0 bottom-0 h-px" />
    </figure>
  )
}

interface Sight {
  /** The scrolling element; by default the screen. */
  readonly root?: RefObject<HTMLElement | null>
  readonly rootMargin?: string
  readonly isOn?: boolean
}

/** Calls back each time an element becomes visible or hidden. */
function useSight(
  element: RefObject<HTMLElement | null>,
  { root, rootMargin = '0px', isOn = true }: Sight,
  onChange: (isInside: boolean) => void,
) {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!isOn || element.current === null) return
    // A quick scroll reports both in one call: only the last state counts.
    const observer = new IntersectionObserver(
      (entries) => tell(entries.at(-1)?.isIntersecting === true),
      { root: root?.current ?? null, rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, root, rootMargin, isOn])
}

type PdfPage = Awaited<
  ReturnType<Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>['getPage']>
>

interface PaperTextProps {
  page: PdfPage
  width: number
}

/**
 * The text of a page over its picture, to select, search and read aloud. The layer of react-pdf writes markup as a
 * string, which the content policy refuses.
 */
function PaperText({ page, width }: PaperTextProps) {
  const container = useRef<HTMLDivElement>(null)
  const scale = width / page.getViewport({ scale: 1 }).width
  useEffect(() => {
    const element = container.current
    if (element === null) return
    element.style.setProperty('--total-scale-factor', String(scale))
    const layer = new pdfjs.TextLayer({
      textContentSource: page.streamTextContent(),
      container: element,
      viewport: page.getViewport({ scale }),
    })
    // Drawing at another width cancels the former drawing, which rejects.
    layer.render().catch(() => undefined)
    return () => {
      layer.cancel()
      element.replaceChildren()
    }
  }, [page, scale])
  return <div ref={container} className="textLayer" />
}
