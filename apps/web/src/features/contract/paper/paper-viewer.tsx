import ChevronsLeftRight from 'lucide-react/icons/move-horizontal'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { vouchedScript } from '../../../platform/vouched-script.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PaperPage } from './paper-page.tsx'
import { useReachText } from './use-reading.ts'
import { useContractWords } from '../words.ts'

const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

let isDead = false

/** Documents are read on a thread of their own, started once. */
function pdfWorker(): Worker {
  const { GlobalWorkerOptions: options } = pdfjs
  if (options.workerPort === null) {
    options.workerPort = new Worker(vouchedScript('document-reader', address), { type: 'module' })
    options.workerPort.addEventListener('error', () => (isDead = true))
  }
  return options.workerPort
}

/** Whether the thread could not start: it may say so before anybody listens. */
function isPdfWorkerDead(): boolean {
  return isDead
}

pdfWorker()

export interface PaperViewerProps {
  /** The address of the document. */
  file: string
  /** The last page whose end was visible; `null` where reading is not recorded any more. */
  pagesRead: number | null
  onReached: (page: number) => void
  onFailed: () => void
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
/** A4, until the document is measured. */
const usualRatio = 297 / 210
const reading = { disableRange: true, disableStream: true, isEvalSupported: false }

/** A document to read: its pages one below the other, each drawn when it comes near the window. */
export function PaperViewer({ file, pagesRead, onReached, onFailed }: PaperViewerProps) {
  const t = useContractWords()
  const reachText = useReachText()
  const [pages, setPages] = useState(0)
  const [ratio, setRatio] = useState(usualRatio)
  const [zoom, setZoom] = useState(1)
  const [room, frame] = useWidth()
  const width = Math.max(200, Math.min(room, 900)) * zoom
  const [current, setCurrent] = useState(1)
  const step = (by: 1 | -1) => {
    const at = zooms.findIndex((known) => known >= zoom)
    setZoom(zooms[Math.max(0, Math.min(zooms.length - 1, at + by))] ?? 1)
  }
  useDeadWorker(onFailed)
  useZoomKeys(frame, { step, fit: () => setZoom(1) })
  return (
    <section
      aria-label={t(($) => $.document.label)}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-wash"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line bg-surface px-3 py-1.5">
        <p className="flex flex-wrap gap-x-3 text-table tabular-nums">
          {pages > 0 && <span>{t(($) => $.document.at, { page: current, pages })}</span>}
          <span aria-live="polite" className="text-muted">
            {pages > 0 && pagesRead !== null && reachText({ pages, pagesRead })}
          </span>
        </p>
        <div className="flex items-center gap-1">
          <IconButton
            size="small"
            label={t(($) => $.document.zoomOut)}
            icon={<ZoomOut aria-hidden size={16} />}
            onPress={() => step(-1)}
          />
          <span className="w-12 text-center text-table tabular-nums narrow:hidden">
            {t(($) => $.document.zoom, { percent: Math.round(zoom * 100) })}
          </span>
          <IconButton
            size="small"
            label={t(($) => $.document.zoomIn)}
            icon={<ZoomIn aria-hidden size={16} />}
            onPress={() => step(1)}
          />
          <IconButton
            size="small"
            label={t(($) => $.document.fit)}
            icon={<ChevronsLeftRight aria-hidden size={16} />}
            onPress={() => setZoom(1)}
          />
        </div>
      </div>
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className="focus-inset h-[72dvh] overflow-auto p-6 narrow:h-[60dvh] narrow:p-3"
      >
        <Document
          file={file}
          suspense={false}
          options={reading}
          loading={<p className="p-6 text-center text-muted">{t(($) => $.document.loading)}</p>}
          error=""
          onLoadError={onFailed}
          onSourceError={onFailed}
          onLoadSuccess={(document) => {
            const measure = async () => {
              const first = (await document.getPage(1)).getViewport({ scale: 1 })
              setRatio(first.height / first.width)
              setPages(document.numPages)
            }
            // A file may have an intact table of contents and no readable page.
            measure().catch(onFailed)
          }}
          className="flex flex-col gap-4"
        >
          {Array.from({ length: room === 0 ? 0 : pages }, (_, i) => (
            <PaperPage
              key={i}
              number={i + 1}
              label={t(($) => $.document.page, { page: i + 1, pages })}
              width={width}
              ratio={ratio}
              room={frame}
              onReached={onReached}
              onCurrent={setCurrent}
              onFailed={onFailed}
            />
          ))}
        </Document>
      </div>
    </section>
  )
}

/** A thread that cannot start never answers: this reports it. */
function useDeadWorker(onDead: () => void): void {
  const tell = useEffectEvent(onDead)
  useEffect(() => {
    const worker = pdfWorker()
    const listen = () => tell()
    if (isPdfWorkerDead()) listen()
    worker.addEventListener('error', listen)
    return () => worker.removeEventListener('error', listen)
  }, [])
}

/** The width of an element, as it changes. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [width, element] as const
}

interface Zoom {
  readonly step: (by: 1 | -1) => void
  readonly fit: () => void
}

/** Plus and minus zoom the focused element, zero fits it to its width. */
function useZoomKeys(element: RefObject<HTMLElement | null>, { step, fit }: Zoom): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With these keys, the shortcuts belong to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const target = element.current
    const listen = (event: KeyboardEvent) => onKey(event)
    target?.addEventListener('keydown', listen)
    return () => target?.removeEventListener('keydown', listen)
  }, [element])
}
