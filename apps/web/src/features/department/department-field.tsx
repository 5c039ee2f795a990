import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDepartments } from './queries.ts'
import { useDepartmentWords } from './words.ts'

const AddDepartmentDialog = lazy(async () => ({
  default: (await import('./department-dialogs.tsx')).AddDepartmentDialog,
}))

interface DepartmentFieldProps {
  value: string | null
  onChange: (id: string) => void
  error?: string | undefined
  disabledReason?: string | undefined
}

/** The department of a mission, and the way to add one that is missing (POST-27). */
export function DepartmentField({ value, onChange, error, disabledReason }: DepartmentFieldProps) {
  const t = useDepartmentWords()
  const { data, isError, refetch } = useDepartments()
  const mayAdd = useCan('department.edit')
  const [isAdding, setAdding] = useState(false)
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p>{t(($) => $.field.failed)}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t(($) => $.field.retry)}
        </Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton className="h-16" />
  const offered = data.filter(({ id, deletedAt }) => deletedAt === null || id === value)
  return (
    <div className="flex flex-col items-start gap-3">
      {offered.length === 0 ? (
        <p className="text-muted">{t(($) => $.field.empty)}</p>
      ) : (
        <Select
          className="w-full"
          label={t(($) => $.field.label)}
          help={t(($) => $.field.help)}
          placeholder={t(($) => $.field.none)}
          value={offered.some(({ id }) => id === value) ? value : null}
          options={offered.map(({ id, name, code, deletedAt }) => ({
            id,
            label: name,
            help:
              deletedAt === null
                ? (code ?? '') && t(($) => $.field.code, { code })
                : t(($) => $.field.deleted),
          }))}
          onChange={onChange}
          error={error}
          disabledReason={disabledReason}
        />
      )}
      <Button
        size="small"
        variant={offered.length === 0 ? 'primary' : 'quiet'}
        icon={<Plus aria-hidden size={16} />}
        aria-haspopup="dialog"
        disabledReason={
          disabledReason ?? (mayAdd.allowed ? undefined : errorSentence(mayAdd.because))
        }
        onPress={() => setAdding(true)}
      >
        {t(($) => $.add.open)}
      </Button>
      {isAdding && (
        <Suspense>
          <AddDepartmentDialog
            onAdded={({ id }) => onChange(id)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
