import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface DropZoneProps {
  /** Its name, for whoever does not see it. */
  label: string
  onDrop: (file: File) => void
  children: ReactNode
}

/** A place for one file from outside of the browser; what it holds does the same without a mouse. */
export function DropZone({ label, onDrop, children }: DropZoneProps) {
  const zone = useRef<HTMLElement>(null)
  const isOver = useDrop(zone, onDrop)
  return (
    <section
      ref={zone}
      aria-label={label}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-panel border-2 border-dashed px-6 py-10 text-center',
        isOver ? 'border-ink bg-wash' : 'border-edge bg-surface',
      )}
    >
      <FileUp aria-hidden size={30} className="text-muted" />
      {children}
    </section>
  )
}

/** Takes the first file that is dropped on an element; whether one is held over it. */
function useDrop(zone: RefObject<HTMLElement | null>, onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const ended = new AbortController()
    const on = (
      types: readonly ('dragenter' | 'dragover' | 'dragleave' | 'drop')[],
      over: boolean,
    ) =>
      types.forEach((type) =>
        zone.current?.addEventListener(
          type,
          (event) => {
            // Without this the browser would open the file instead.
            event.preventDefault()
            setOver(over)
            const [file] = type === 'drop' ? (event.dataTransfer?.files ?? []) : []
            if (file !== undefined) take(file)
          },
          { signal: ended.signal },
        ),
      )
    on(['dragenter', 'dragover'], true)
    on(['dragleave', 'drop'], false)
    return () => ended.abort()
  }, [zone])
  return isOver
}
