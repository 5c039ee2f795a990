import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

interface KeptRoomProps {
  children: ReactNode
}

/**
 * A box that keeps the height of its former content, so that what is below does not move when lower content replaces
 * it: the answer to a search, or what follows a skeleton. The content fills the box, so that no part of it looks
 * empty.
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
      // Another width breaks lines elsewhere: the height is measured again.
      if (inner.offsetWidth !== width) outer.style.minHeight = ''
      width = inner.offsetWidth
      // The content is at least as high as the box.
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
