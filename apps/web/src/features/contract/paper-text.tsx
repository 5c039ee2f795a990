import { useEffect, useRef } from 'react'
import { pdfjs } from 'react-pdf'

type PdfPage = Awaited<
  ReturnType<Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>['getPage']>
>

interface PaperTextProps {
  page: PdfPage
  width: number
}

/**
 * The words of a page above its picture, to be selected, found and read aloud. The layer of react-pdf
 * writes markup as a text, which the content policy refuses.
 */
export function PaperText({ page, width }: PaperTextProps) {
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
    // One that is drawn at another width is cancelled, and rejects.
    layer.render().catch(() => undefined)
    return () => {
      layer.cancel()
      element.replaceChildren()
    }
  }, [page, scale])
  return <div ref={container} className="textLayer" />
}
