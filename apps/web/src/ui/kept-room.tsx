import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

interface KeptRoomProps {
  children: ReactNode
}

/**
 * Room that stays as high as what has filled it, so that what stands below keeps its place when
 * something lower comes instead: the answer to a search, what follows a skeleton. What comes fills the
 * room, so that none of it stands empty.
 */
export function KeptRoom({ children }: KeptRoomProps) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = room.current
    const inner = content.current
    if (!outer || !inner) return
    let width = 0
    const resized = new ResizeObserver(() => {
      // Texts break elsewhere in another width, and the height is measured again.
      if (inner.offsetWidth !== width) outer.style.minHeight = ''
      width = inner.offsetWidth
      // The content is never lower than the room that it fills.
      outer.style.minHeight = `${inner.offsetHeight}px`
    })
    resized.observe(inner)
    return () => resized.disconnect()
  }, [])
  return (
    <div ref={room} className="grid w-full">
      <div ref={content} className="grid min-w-0">
        {children}
      </div>
    </div>
  )
}
