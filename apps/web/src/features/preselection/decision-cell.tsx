import type { Applicant } from '@renfort/contract/preselection.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface DecisionCellProps {
  taskId: string
  applicant: Applicant
  closedReason: string | undefined
  onRefuse: () => void
}

const looks = {
  sent: { tone: 'orange', Icon: Clock },
  approved: { tone: 'green', Icon: CircleCheck },
  refused: { tone: 'red', Icon: CircleX },
} as const

/** What was decided, and the way to another decision (PRE-02, C-39). */
export function DecisionCell({ taskId, applicant, closedReason, onRefuse }: DecisionCellProps) {
  const t = usePreselectionWords()
  const toast = useToast()
  const update = useUpdateApplicant(taskId)
  const { id, name, preSelectionStatus: status, refusalReason, visible } = applicant
  const { tone, Icon } = looks[status]
  const label = status === 'sent' && !visible ? 'hidden' : status
  const approve = () =>
    update.mutate(
      { params: { id: taskId }, body: { id, update: { preSelectionStatus: 'approved' } } },
      { onSuccess: () => toast.success(t(($) => $.approved, { name })) },
    )
  return (
    <div className="flex flex-col items-start gap-2 narrow:items-end">
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(($) => $.status[label])}
      </Badge>
      {refusalReason !== null && (
        <p className="text-sm wrap-anywhere text-muted">{refusalReason}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {status !== 'approved' && (
          <Button
            size="small"
            aria-label={t(($) => $.approveOf, { name })}
            pending={update.isPending}
            disabledReason={closedReason}
            onPress={approve}
          >
            {t(($) => $.approve)}
          </Button>
        )}
        {status !== 'refused' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t(($) => $.refuseOf, { name })}
            disabledReason={closedReason}
            onPress={onRefuse}
          >
            {t(($) => $.refuse)}
          </Button>
        )}
      </div>
    </div>
  )
}
