import { fileColumns, missingColumns } from '@renfort/domain/attendance/import/import-table.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useMemo, useRef, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { currentLocale } from '../../../platform/i18n.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { PastedColumns } from '../../paste-table/pasted-columns.tsx'
import { ImportedLines } from './imported-lines-list.tsx'
import { type ProblemGroup, problemGroups, problemsOf } from './imported-lines.ts'
import {
  DownloadFailed,
  type FailedLines,
  sentenceOfCategory,
  useLineNumbers,
} from './told-problems.tsx'
import type { HoursFile, HoursImport } from './use-hours-import.ts'
import { useImportWords } from './words.ts'

interface CheckHoursProps {
  hours: HoursImport
  file: HoursFile
}

/** What was read from the file: each problem in its cell, grouped by how to mend it. */
export function CheckHours({ hours, file }: CheckHoursProps) {
  const t = useImportWords()
  const { lines, table, source, absences, today, zones } = file
  const place = useRef<HTMLDivElement>(null)
  const problems = useMemo(() => problemsOf(lines, today, zones), [lines, today, zones])
  const groups = useMemo(() => problemGroups(lines, problems), [lines, problems])
  // Computed once, so that a mended line stays in sight.
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
          // The pressed button leaves with its lines: the focus goes to the list.
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

/** Writes all lines, or only the lines without a problem (TS-47). */
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

interface FaultyBannerProps {
  faulty: number
  total: number
}

/** Whether all lines of a file are wrong, so that none can be written, or only some (TS-49). */
function FaultyBanner({ faulty, total }: FaultyBannerProps) {
  const t = useImportWords()
  const isAll = faulty > 0 && faulty === total
  const Sign = isAll ? OctagonAlert : CircleAlert
  return (
    <div role="alert" className="empty:hidden">
      {faulty > 0 && (
        <div
          className={classNames(
            'flex gap-3 rounded-panel p-4',
            isAll ? 'bg-red-wash text-red' : 'bg-orange-wash text-orange',
          )}
        >
          <Sign aria-hidden size={20} className="mt-0.5 shrink-0" />
          <div>
            <p className="font-medium">
              {isAll ? t(($) => $.allFaulty) : t(($) => $.someFaulty, { count: faulty, total })}
            </p>
            <p className="text-table">
              {isAll ? t(($) => $.allFaultyText) : t(($) => $.someFaultyText, { count: faulty })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

interface ProblemGroupsProps {
  groups: readonly ProblemGroup[]
  /** The lines that are shown alone. */
  only: ReadonlySet<number> | null
  onShow: (lines: ReadonlySet<number> | null) => void
  onRemove: (lines: ReadonlySet<number>) => void
  failed: FailedLines
}

/** Problems grouped by how to mend them, with the lines of each group and instructions (TS-44, TS-45). */
function ProblemGroups({ groups, only, onShow, onRemove, failed }: ProblemGroupsProps) {
  const t = useImportWords()
  const numbersOf = useLineNumbers()
  if (groups.length === 0) return null
  return (
    <section aria-label={t(($) => $.problems)} className="flex flex-col gap-3">
      <h3 className="font-medium">{t(($) => $.problems)}</h3>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {groups.map(({ category, lines }) => (
          <li key={category} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
            <Badge tone="red">{lines.length.toLocaleString(currentLocale())}</Badge>
            <div className="min-w-60 flex-1 text-table">
              <p className="font-medium">
                {errorSentence(sentenceOfCategory[category], { lines: numbersOf(lines) })}
              </p>
              <p className="text-muted">{t(($) => $.repair[category])}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onPress={() => onShow(new Set(lines))}>
                {t(($) => $.showOnly, { count: lines.length })}
              </Button>
              <Button size="small" variant="quiet" onPress={() => onRemove(new Set(lines))}>
                {t(($) => $.remove, { count: lines.length })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <DownloadFailed {...failed} />
        {only !== null && (
          <Button size="small" variant="quiet" onPress={() => onShow(null)}>
            {t(($) => $.showAll)}
          </Button>
        )}
      </div>
    </section>
  )
}
