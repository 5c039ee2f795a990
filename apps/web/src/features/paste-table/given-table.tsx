import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePasteWords } from './words.ts'

interface SheetChoiceProps<Table extends { readonly name: string }> {
  sheets: readonly Table[]
  onChoose: (sheet: Table) => void
}

/** Asks which sheet of a workbook to read, where several match. */
export function SheetChoice<Table extends { readonly name: string }>({
  sheets,
  onChoose,
}: SheetChoiceProps<Table>) {
  const t = usePasteWords()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{t(($) => $.whichSheet)}</h3>
      <ul className="flex flex-wrap gap-2">
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <Button onPress={() => onChoose(sheet)}>{sheet.name}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes a file that is dropped anywhere on the page; otherwise the browser would open it. */
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
