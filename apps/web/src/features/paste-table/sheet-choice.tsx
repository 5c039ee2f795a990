import { Button } from '../../ui/button.tsx'
import { usePasteWords } from './words.ts'

interface SheetChoiceProps<Table extends { readonly name: string }> {
  sheets: readonly Table[]
  onChoose: (sheet: Table) => void
}

/** Which sheet of a workbook is meant, where several could be. */
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
