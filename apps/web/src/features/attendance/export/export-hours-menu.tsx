import {
  type ExportFormat,
  exportHours,
  type HoursReport,
} from '@renfort/contract/attendance/attendance.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { CallError } from '../../../platform/call-error.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { HoursSearch } from '../hours-search.ts'
import { filtersOf } from '../queries.ts'
import { useHoursWords } from '../words.ts'

interface ExportHoursMenuProps {
  search: HoursSearch
}

const reports = ['lines', 'summary'] as const satisfies readonly HoursReport[]
const formats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[]
/** The message for a file that could not be made or whose download broke off (ERR-47, ERR-48). */
const failures = { csv: 'errors.export.failed', xlsx: 'errors.download.failed' } as const
const hasBroken = ({ status }: Pick<CallError, 'status'>) => status >= 500
const names = {
  lines: { csv: 'linesCsv', xlsx: 'linesXlsx' },
  summary: { csv: 'summaryCsv', xlsx: 'summaryXlsx' },
} as const

const helps = { lines: 'linesHelp', summary: 'summaryHelp' } as const

/** Exports all hours that the filters show: line by line, or summed by month and Sider. */
export function ExportHoursMenu({ search }: ExportHoursMenuProps) {
  const t = useHoursWords()
  const toast = useToast()
  const today = useProductClock().today()
  const [bytes, setBytes] = useState(0)
  const { mutate, isPending } = useDownload(exportHours, {
    onBytes: setBytes,
    handles: hasBroken,
  })
  const download = (report: HoursReport, format: ExportFormat) => {
    setBytes(0)
    const query = { ...filtersOf(search, today), report, format }
    mutate(
      { query },
      {
        onSuccess: ({ name }) => toast.success(t(($) => $.export.done, { name })),
        onError: (failure) => {
          if (hasBroken(failure)) toast.error(errorSentence(failures[format]))
        },
      },
    )
  }
  return (
    <>
      {isPending ? (
        <Button pending>
          <Progress bytes={bytes} />
        </Button>
      ) : (
        <Menu
          variant="secondary"
          label={t(($) => $.export.menu)}
          icon={<Download aria-hidden size={16} />}
          groups={reports.map((report) =>
            formats.map((format) => ({
              id: `${report} ${format}`,
              label: t(($) => $.export[names[report][format]]),
              help: format === 'csv' ? t(($) => $.export[helps[report]]) : undefined,
              onAction: () => download(report, format),
            })),
          )}
        >
          {t(($) => $.export.label)}
        </Menu>
      )}
      {/* The element exists before its message: a screen reader announces changes only. */}
      <output className="sr-only">{isPending && t(($) => $.export.running)}</output>
    </>
  )
}

function Progress({ bytes }: { bytes: number }) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  if (bytes === 0) return t(($) => $.export.running)
  const size = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1_048_576)
  return <span className="tabular-nums">{t(($) => $.export.received, { size })}</span>
}
