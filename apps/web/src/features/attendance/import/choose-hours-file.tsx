import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { importColumns, importLimits } from '@renfort/domain/attendance/import-columns.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { tableFileKinds } from '../../paste-table/table-file.ts'
import type { HoursFileProblem } from './read-hours-file.ts'
import { useTemplate } from './use-template.ts'
import { useImportWords } from './words.ts'

interface ChooseHoursFileProps {
  problem: HoursFileProblem | null
  onChoose: (file: File) => Promise<void>
}

/** Where a file is dropped or chosen, what it should look like, and a template of it. */
export function ChooseHoursFile({ problem, onChoose }: ChooseHoursFileProps) {
  const t = useImportWords()
  const template = useTemplate()
  const limits = { max: importLimits.megabytes, rows: importLimits.rows }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-edge px-4 py-10 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-wash text-ink">
          <FileUp aria-hidden size={24} />
        </span>
        <p className="font-medium">{t(($) => $.choose.drop)}</p>
        <p className="text-table text-balance text-muted">{t(($) => $.choose.kinds, limits)}</p>
        <FileButton
          variant="primary"
          accept={tableFileKinds}
          onChoose={(file) => void onChoose(file)}
        >
          {t(($) => $.choose.file)}
        </FileButton>
        <p role="alert" className="font-medium text-red empty:hidden">
          {problem?.problem === 'quote'
            ? t(($) => $.problem.quote, problem)
            : problem !== null && t(($) => $.problem[problem.problem], limits)}
        </p>
      </div>
      <section>
        <h3 className="font-medium">{t(($) => $.choose.columns)}</h3>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-table narrow:grid-cols-1">
          {importColumns.map((column) => (
            <div key={column} className="contents narrow:block">
              <dt className="font-mono">{column}</dt>
              <dd className="text-muted">{t(($) => $.columnHelp[column])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-md text-table text-muted">{t(($) => $.choose.templateHelp)}</p>
        <Button
          icon={<Download aria-hidden size={16} />}
          pending={template.isPending}
          onPress={() => template.mutate()}
        >
          {t(($) => $.choose.template)}
        </Button>
        <p role="alert" className="w-full text-red empty:hidden">
          {template.isError && t(($) => $.choose.templateFailed)}
        </p>
      </section>
    </div>
  )
}
