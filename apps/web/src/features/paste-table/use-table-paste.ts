import { useEffect, useEffectEvent } from 'react'

/** Matches several cells or lines, not a single word. */
const table = /\S[^\S\n]*[\t\n;]\s*\S/

/** Takes a table that is pasted on the page, unless the focus is in a field or a dialog. */
export function useTablePaste(onPaste: (text: string) => void, isOff: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.matches('input, textarea, [contenteditable]')
    if (isOff || isTyping || 'modal' in document.documentElement.dataset) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!table.test(text)) return
    event.preventDefault()
    onPaste(text)
  })
  useEffect(() => {
    const onEvent = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onEvent)
    return () => document.removeEventListener('paste', onEvent)
  }, [])
}
