import type { Applicant } from '@renfort/contract/preselection.ts'
import { Switch } from '../../ui/switch.tsx'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface VisibleSwitchProps {
  taskId: string
  applicant: Applicant
}

/** PRE-06. */
export function VisibleSwitch({ taskId, applicant }: VisibleSwitchProps) {
  const t = usePreselectionWords()
  const update = useUpdateApplicant(taskId)
  const { id, name, visible } = applicant
  return (
    <Switch
      isSelected={visible}
      onChange={(shown) =>
        update.mutate({ params: { id: taskId }, body: { id, update: { visible: shown } } })
      }
    >
      <span className="sr-only">{t(($) => $.show, { name })}</span>
    </Switch>
  )
}
