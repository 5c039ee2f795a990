import type { FigureKind } from '@renfort/domain/figures/figure.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import Download from 'lucide-react/icons/download'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Figure, FigureTable } from './figure-table.ts'
import { useFigureWords } from './words.ts'

interface CsvButtonProps {
  kind: FigureKind
  table: FigureTable
  months: readonly IsoDate[]
}

/** Saves the table of a figure: euros, or percents as numbers, so that a spreadsheet can reckon. */
export function CsvButton({ kind, table, months }: CsvButtonProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const number = (figure: Figure) => (figure === null ? '' : figure / 100)
  const save = async () => {
    const { figuresCsv } = await import('./figures-csv.ts')
    const headings = [
      t(($) => $.company),
      ...months.map((month) => month.slice(0, 7)),
      t(($) => $.period),
      t(($) => $.yearBefore),
    ]
    const rows = [...table.rows, table.all].map(({ company, months: own, period, lastYear }) => [
      company?.name ?? t(($) => $.all),
      ...[...own, period, lastYear].map(number),
    ])
    saveFile(
      figuresCsv(
        t(($) => $.fileName, { figure: kind }),
        headings,
        rows,
        locale,
      ),
    )
  }
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={15} />}
      aria-label={`${t(($) => $.csv)}, ${t(($) => $.kinds[kind])}`}
      onPress={() => void save()}
    >
      {t(($) => $.csv)}
    </Button>
  )
}
