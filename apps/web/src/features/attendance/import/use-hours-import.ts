import {
  importHours,
  importRefusal,
  nameImportColumns,
} from '@renfort/contract/attendance/import.ts'
import type { ImportColumn } from '@renfort/domain/attendance/import/import-columns.ts'
import { absenceLines, importLines } from '@renfort/domain/attendance/import/import-lines.ts'
import {
  type FileColumn,
  headingsOf,
  holdsHours,
  type KnownHeadings,
  readImportTable,
} from '@renfort/domain/attendance/import/import-table.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type PastedTable, remapped } from '@renfort/domain/kernel/pasted-table.ts'
import { parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useCommand } from '../../../platform/query.ts'
import { vouchedScript } from '../../../platform/vouched-script.ts'
import { answeredLines, type HoursLine, mended, removed } from './imported-lines.ts'
import { importSettingsQuery } from './queries.ts'
import type { HoursFileProblem, HoursTable, ReadHoursFile } from './read-hours-file.ts'

/** A file, and its lines while the user mends them. */
export interface HoursFile extends CompanyKnown {
  readonly name: string
  readonly source: readonly (readonly string[])[]
  readonly table: PastedTable<FileColumn>
  readonly lines: readonly HoursLine[]
  /** The numbers of the lines where nobody worked. */
  readonly absences: readonly number[]
  /** The day from which a date without a year takes its year. */
  readonly today: IsoDate
}

/** What the product knows of a company before it reads the file. */
interface CompanyKnown {
  /** The meanings of headings that the company chose before. */
  readonly known: KnownHeadings
  /** The zones of the places where people work for the company. */
  readonly zones: readonly TimeZone[]
}

type Stage =
  | { readonly kind: 'choose'; readonly problem: HoursFileProblem | null }
  | { readonly kind: 'read'; readonly name: string }
  | SheetStage
  | { readonly kind: 'check'; readonly file: HoursFile }
  | { readonly kind: 'done'; readonly imported: number; readonly file: HoursFile }

/** Several sheets of a workbook hold hours: the user chooses one. */
interface SheetStage extends CompanyKnown {
  readonly kind: 'sheet'
  readonly name: string
  readonly sheets: readonly HoursTable[]
}

interface ImportOptions {
  readonly organisationId: string
  readonly read: (file: File) => Promise<ReadHoursFile>
}

export type HoursImport = ReturnType<typeof useHoursImport>

/** An import from the file to its result; mended lines stay until they are written. */
export function useHoursImport({ organisationId, read }: ImportOptions) {
  const client = useQueryClient()
  const { today } = useProductClock()
  const [stage, setStage] = useState<Stage>({ kind: 'choose', problem: null })
  // A file that is dropped while another is read replaces it.
  const latest = useRef<File | null>(null)
  const naming = useCommand(nameImportColumns)
  const sending = useCommand(importHours, {
    changes: ['hours'],
    handles: ({ key }) => key === 'errors.attendance.import',
  })
  const take = async (file: File) => {
    latest.current = file
    setStage({ kind: 'read', name: file.name })
    const settings = client.ensureQueryData(importSettingsQuery(organisationId))
    // When the remembered headings cannot be read, the words of the file alone are recognised.
    const company: CompanyKnown = await settings
      .then(({ headings, zones }) => ({ known: headings, zones }))
      .catch(() => ({ known: {}, zones: [parisZone] }))
    const found = await read(file)
    if (latest.current !== file) return
    if ('problem' in found) return setStage({ kind: 'choose', problem: found })
    const { name } = file
    const meant = found.tables.filter(({ lines }) =>
      holdsHours(readImportTable(lines, company.known, today())),
    )
    if (meant.length > 1) return setStage({ kind: 'sheet', name, sheets: meant, ...company })
    check(name, meant[0]?.lines ?? found.lines, company)
  }

  const check = (name: string, source: HoursFile['source'], company: CompanyKnown) => {
    const date = today()
    const table = readImportTable(source, company.known, date)
    const read = readOf(source, table, date)
    if (read.lines.length === 0) {
      return setStage({ kind: 'choose', problem: { problem: 'nothing' } })
    }
    setStage({ kind: 'check', file: { name, source, table, today: date, ...company, ...read } })
  }

  const change = (file: HoursFile, changes: Partial<HoursFile>) =>
    setStage({ kind: 'check', file: { ...file, ...changes } })

  const setTable = (file: HoursFile, table: PastedTable<FileColumn>) =>
    change(file, { table, ...readOf(file.source, table, file.today) })

  const send = (file: HoursFile, partial: boolean) => {
    remember(file)
    sending.mutate(
      { body: { attendances: file.lines.map(({ cells }) => ({ ...cells })), partial } },
      {
        onSuccess: ({ imported, errors }) => {
          const lines = answeredLines(file.lines, errors)
          const left = lines.filter(({ answered }) => answered !== null)
          setStage({ kind: 'done', imported, file: { ...file, lines: left } })
        },
        onError: ({ metadata }) => {
          const refusal = importRefusal.safeParse(metadata)
          if (!refusal.success) return
          change(file, { lines: answeredLines(file.lines, refusal.data.errors) })
        },
      },
    )
  }

  /** Remembers only the headings that the product would not recognise by itself. */
  const remember = ({ source, table, known, today: date }: HoursFile) => {
    const headings = headingsOf(source, table)
    const alone = headingsOf(source, readImportTable(source, known, date))
    if (isSame(headings, alone)) return
    const given = new Set<unknown>(Object.values(headings))
    const others = Object.entries(known).filter(([, heading]) => !given.has(heading))
    naming.mutate({
      params: { id: organisationId },
      body: { ...Object.fromEntries(others), ...headings },
    })
  }

  return {
    stage,
    isSending: sending.isPending,
    take,
    chooseSheet: ({ name, known, zones }: SheetStage, { lines }: HoursTable) =>
      check(name, lines, { known, zones }),
    send,
    restart: () => setStage({ kind: 'choose', problem: null }),
    mendLeft: (file: HoursFile) => change(file, {}),
    write: (file: HoursFile, line: number, column: ImportColumn, text: string) =>
      change(file, { lines: mended(file.lines, line, column, text) }),
    remove: (file: HoursFile, gone: ReadonlySet<number>) =>
      change(file, { lines: removed(file.lines, gone) }),
    map: (file: HoursFile, at: number, column: FileColumn | null) =>
      setTable(file, { ...file.table, mapping: remapped(file.table.mapping, at, column) }),
    setHeader: (file: HoursFile, hasHeader: boolean) =>
      setTable(file, { ...file.table, hasHeader }),
  }
}

function readOf(
  source: HoursFile['source'],
  table: PastedTable<FileColumn>,
  today: IsoDate,
): Pick<HoursFile, 'lines' | 'absences'> {
  return {
    lines: importLines(source, table, today).map((line) => ({ ...line, answered: null })),
    absences: absenceLines(source, table),
  }
}

function isSame(a: object, b: object): boolean {
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value)
}

/** Reads a file of hours on its own thread, so that the screen stays responsive. */
export async function readOnOwnThread(file: File): Promise<ReadHoursFile> {
  const { default: path } = await import('./hours-file-worker.ts?worker&url')
  const address = vouchedScript('table-reader', new URL(path, location.href).href)
  const worker = new Worker(address, { type: 'module' })
  const read = await new Promise<ReadHoursFile>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadHoursFile>) => resolve(data))
    worker.addEventListener('error', () => resolve({ problem: 'content' }))
    worker.postMessage(file)
  })
  worker.terminate()
  return read
}
