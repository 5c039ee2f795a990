import { useEffect, useEffectEvent, useRef } from 'react'

const nearness = '1200px 0px'

/** Marks where a list continues: calls back each time the window comes near it. */
export function EndOfList({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) near()
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={place} aria-hidden />
}
