import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import { PaperText } from './paper-text.tsx'

interface PaperPageProps {
  number: number
  label: string
  width: number
  /** Height for each unit of width. */
  ratio: number
  onReached: (number: number) => void
}

/** Pages are drawn when they are about to be seen, and let go after. */
const near = '100% 0px'

/** One page; it counts as read once its end was in sight after it was drawn. */
export function PaperPage({ number, label, width, ratio, onReached }: PaperPageProps) {
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(number === 1)
  const [drawn, setDrawn] = useState<Parameters<typeof PaperText>[0]['page'] | null>(null)
  const isDrawn = drawn !== null
  const reach = useEffectEvent(() => onReached(number))

  useEffect(() => {
    if (frame.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isInside = entry?.isIntersecting === true
        setNear(isInside)
        if (!isInside) setDrawn(null)
      },
      { rootMargin: near },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isDrawn || end.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) reach()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isDrawn])

  return (
    <figure
      ref={frame}
      aria-label={label}
      className="relative mx-auto bg-white shadow-raised"
      style={{ width, height: width * ratio }}
    >
      {isNear && (
        // A page that is on its way must not hide the others, nor where one reads.
        <Suspense>
          <Page
            pageNumber={number}
            width={width}
            renderAnnotationLayer={false}
            renderTextLayer={false}
            onRenderSuccess={setDrawn}
            loading=""
            error=""
          />
        </Suspense>
      )}
      {drawn !== null && <PaperText page={drawn} width={width} />}
      <div ref={end} aria-hidden className="absolute inset-x-0 bottom-0 h-px" />
    </figure>
  )
}
