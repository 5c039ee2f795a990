import { useEffect, useEffectEvent } from 'react'

/** Takes a file that is dropped anywhere on the page, where the browser would open it instead. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file !== undefined) onFile(file)
  })
  useEffect(() => {
    const onEvent = (event: DragEvent) => take(event)
    document.addEventListener('dragover', onEvent)
    document.addEventListener('drop', onEvent)
    return () => {
      document.removeEventListener('dragover', onEvent)
      document.removeEventListener('drop', onEvent)
    }
  }, [])
}
