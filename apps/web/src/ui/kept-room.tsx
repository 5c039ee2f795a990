import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

interface KeptRoomProps {
  children: ReactNode
}

/**
 * Room that stays as high as what has filled it, so that what stands below keeps its place when
 * something lower comes instead: the answer to a search, what follows a skeleton.
 */
export function KeptRoom({ children }: KeptRoomProps) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = room.current
    const inner = content.current
    if (!outer || !inner) return
    let width = 0
    let highest = 0
    const resized = new ResizeObserver(() => {
      // Texts break elsewhere in another width, and the height begins anew.
      highest = Math.max(inner.offsetHeight, inner.offsetWidth === width ? highest : 0)
      width = inner.offsetWidth
      outer.style.minHeight = `${highest}px`
    })
    resized.observe(inner)
    return () => resized.disconnect()
  }, [])
  return (
    <div ref={room} className="w-full">
      <div ref={content}>{children}</div>
    </div>
  )
}
