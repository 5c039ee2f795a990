import { key } from '@renfort/contract/kernel/fields.ts'
import {
  changePlanningView,
  longestViewName,
  mostPlanningViews,
  type PlanningView,
  savePlanningView,
  type ShownPlanning,
} from '@renfort/contract/planning-view.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/query.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { usePlanningToolWords } from './words.ts'

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, key('errors.field.required'))
    .max(longestViewName, key('errors.field.too_long')),
})

/** The failures that show at the name. */
const handles = ({ status }: CallError) => status === 400 || status === 409

interface ViewNameDialogProps {
  /** The view to rename; `null` saves the current planning as a new view. */
  view: PlanningView | null
  shown: ShownPlanning
  onClose: () => void
}

/** Saves the current planning as a view, or renames a saved view. */
export function ViewNameDialog({ view, shown, onClose }: ViewNameDialogProps) {
  const t = usePlanningToolWords()
  const toast = useToast()
  const save = useCommand(savePlanningView, { handles })
  const rename = useCommand(changePlanningView, { handles })
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={view === null ? t(($) => $.views.save.title) : t(($) => $.views.change.title)}
      context={view === null ? t(($) => $.views.save.context) : undefined}
      schema={schema}
      initial={{ name: view?.name ?? '' }}
      submitLabel={view === null ? t(($) => $.views.save.submit) : t(($) => $.views.change.submit)}
      issuesOf={problemsOf}
      save={({ name }) =>
        view === null
          ? save.mutateAsync({ body: { name, shown } })
          : rename.mutateAsync({ params: { id: view.id }, body: { name } })
      }
      onSaved={() =>
        toast.success(view === null ? t(($) => $.views.save.done) : t(($) => $.views.change.done))
      }
      fields={({ control }) => (
        <TextFormField
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing but this name
          autoFocus
          control={control}
          name="name"
          label={t(($) => $.views.save.name)}
          autoComplete="off"
        />
      )}
    />
  )
}

/** A used name and one view too many show at the name. */
function problemsOf(failure: unknown): readonly Issue[] {
  if (!(failure instanceof CallError)) return issuesOf(failure)
  switch (failure.key) {
    case 'errors.planning.duplicate_name':
      return [issue(['name'], failure.key)]
    case 'errors.planning.too_many_views':
      return [issue(['name'], failure.key, { max: mostPlanningViews })]
    default:
      return issuesOf(failure)
  }
}
