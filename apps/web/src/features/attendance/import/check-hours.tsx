import { fileColumns, missingColumns } from '@renfort/domain/attendance/import-table.ts'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { PastedColumns } from '../../paste-table/pasted-columns.tsx'
import { FaultyBanner } from './faulty-banner.tsx'
import { ImportedLines } from './imported-lines-list.tsx'
import { problemGroups, problemsOf } from './imported-lines.ts'
import { ProblemGroups } from './problem-groups.tsx'
import type { HoursFile, HoursImport } from './use-hours-import.ts'
import { useImportWords } from './words.ts'

interface CheckHoursProps {
  hours: HoursImport
  file: HoursFile
}

/** What was read of the file, each problem in its cell and grouped by what mends it. */
export function CheckHours({ hours, file }: CheckHoursProps) {
  const t = useImportWords()
  const { lines, table, source, absences, today, zones } = file
  const place = useRef<HTMLDivElement>(null)
  const problems = useMemo(() => problemsOf(lines, today, zones), [lines, today, zones])
  const groups = useMemo(() => problemGroups(lines, problems), [lines, problems])
  // Computed once, so that a line that was mended stays in sight.
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const missing = missingColumns(table)
  const [isMapping, setMapping] = useState(missing.length > 0)
  const columns = fileColumns.map((id) => ({ id, name: t(($) => $.column[id]) }))
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <output className="text-table text-muted tabular-nums">
        {hours.isSending
          ? t(($) => $.sending, { count: lines.length })
          : t(($) => $.count, { count: lines.length })}
        {absences.length > 0 && ` ${t(($) => $.absences, { count: absences.length })}`}
      </output>
      <Disclosure isOpen={isMapping} onToggle={setMapping} summary={t(($) => $.mapping)}>
        {missing.length > 0 && (
          <p className="pb-3 font-medium text-red">
            {t(($) => $.missingColumns, {
              columns: missing.map((column) => t(($) => $.column[column])).join(', '),
            })}
          </p>
        )}
        <PastedColumns
          pasted={{
            source,
            table,
            map: (at, column) => hours.map(file, at, column),
            setHeader: (hasHeader) => hours.setHeader(file, hasHeader),
          }}
          columns={columns}
        />
      </Disclosure>
      <FaultyBanner faulty={countOf(groups)} total={lines.length} />
      <ProblemGroups
        groups={groups}
        only={only}
        onShow={setOnly}
        onRemove={(gone) => {
          // The button that was pressed goes with its lines.
          place.current?.focus()
          hours.remove(file, gone)
          setOnly(null)
        }}
        failed={{ lines, problems }}
      />
      <ImportedLines hours={hours} file={file} problems={problems} only={only} />
    </div>
  )
}

/** Writes all lines, or those without a problem where some have one (TS-47). */
export function CheckFooter({ hours, file }: CheckHoursProps) {
  const t = useImportWords()
  const { lines, today, zones } = file
  const faulty = useMemo(
    () => countOf(problemGroups(lines, problemsOf(lines, today, zones))),
    [lines, today, zones],
  )
  const valid = lines.length - faulty
  const isPartial = faulty > 0
  const count = { count: valid }
  return (
    <>
      <Button
        className="mr-auto"
        variant="quiet"
        disabledReason={hours.isSending ? t(($) => $.sending, count) : undefined}
        onPress={hours.restart}
      >
        {t(($) => $.otherFile)}
      </Button>
      <Button
        variant="primary"
        pending={hours.isSending}
        disabledReason={reasonOf()}
        onPress={() => hours.send(file, isPartial)}
      >
        {isPartial && valid > 0
          ? t(($) => $.importValid, count)
          : t(($) => $.importAll, { count: lines.length })}
      </Button>
    </>
  )

  function reasonOf(): string | undefined {
    if (lines.length === 0) return t(($) => $.nothingLeft)
    return valid === 0 ? t(($) => $.allFaulty) : undefined
  }
}

function countOf(groups: ReturnType<typeof problemGroups>): number {
  return groups.reduce((sum, group) => sum + group.lines.length, 0)
}
