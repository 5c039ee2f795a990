import { type ReactNode, useEffect, useRef } from 'react'

interface PageTitleProps {
  className: string
  children: ReactNode
}

/** The heading of a page, which also names the tab of the browser. */
export function PageTitle({ className, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const product = document.querySelector<HTMLMetaElement>(
      'meta[name="application-name"]',
    )?.content
    const text = heading.current?.textContent
    document.title = [text, product].filter(Boolean).join(' · ')
  })
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  )
}
