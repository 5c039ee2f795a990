import type { BonusReply } from '@renfort/contract/remuneration-policy.ts'
import { bonusDraft, changeBonuses } from '@renfort/contract/remuneration.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { bonusFrequencies } from '@renfort/domain/remuneration/policy.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { policyQuery, usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'

interface EditBonusProps {
  organisationId: string
  /** Without one, the dialog adds a bonus. */
  bonus: BonusReply | undefined
  onClose: () => void
}

/** Only internal staff edit bonuses (REM-26, N-30). */
export function EditBonus({ organisationId, bonus, onClose }: EditBonusProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const { change } = useChangeBonuses(organisationId)
  return (
    <EditDialog<z.input<typeof bonusDraft>, z.output<typeof bonusDraft>>
      isOpen
      onClose={onClose}
      title={bonus === undefined ? t(($) => $.bonuses.addTitle) : t(($) => $.bonuses.editTitle)}
      context={t(($) => $.bonuses.context)}
      schema={bonusDraft}
      initial={bonus ?? { name: '', frequency: 'day', conditions: '' }}
      issuesOf={bonusIssuesOf}
      save={(draft) =>
        change((bonuses) =>
          bonus === undefined ? [...bonuses, draft] : replaced(bonuses, { ...draft, id: bonus.id }),
        )
      }
      onSaved={() => toast.success(t(($) => $.saved.bonus))}
      fields={({ control }) => (
        <>
          <TextFormField control={control} name="name" label={t(($) => $.bonuses.name)} />
          <div className="flex flex-wrap gap-4">
            <MoneyFormField
              control={control}
              name="amount"
              label={t(($) => $.bonuses.amount)}
              className="w-48"
            />
            <SelectFormField
              control={control}
              name="frequency"
              label={t(($) => $.bonuses.per)}
              className="w-48"
              options={bonusFrequencies.map((id) => ({
                id,
                label: t(($) => $.bonuses.frequencies[id]),
              }))}
            />
          </div>
          <TextAreaFormField
            control={control}
            name="conditions"
            label={t(($) => $.conditions.title)}
            help={t(($) => $.bonuses.conditionsHelp)}
            isOptional
            rows={3}
          />
        </>
      )}
    />
  )
}

/** Sends a bonus even when a colleague has deleted it meanwhile: the server then refuses it with the reason. */
function replaced(bonuses: readonly BonusReply[], bonus: BonusReply): readonly BonusReply[] {
  const at = bonuses.findIndex(({ id }) => id === bonus.id)
  return at < 0 ? [...bonuses, bonus] : bonuses.with(at, bonus)
}

interface DeleteBonusProps {
  organisationId: string
  bonus: BonusReply
  onClose: () => void
}

export function DeleteBonus({ organisationId, bonus, onClose }: DeleteBonusProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const { change, isPending } = useChangeBonuses(organisationId)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.bonuses.deleteTitle, { name: bonus.name })}
      confirmLabel={t(($) => $.deleteShort)}
      pending={isPending}
      onCancel={onClose}
      onConfirm={() =>
        void change((bonuses) => bonuses.filter(({ id }) => id !== bonus.id))
          .then(() => toast.success(t(($) => $.saved.bonusDeleted)))
          .catch(() => undefined)
          .then(onClose)
      }
    >
      {t(($) => $.bonuses.deleteText)}
    </ConfirmDialog>
  )
}

type ListedBonus = Omit<BonusReply, 'id'> & { readonly id?: string }

/**
 * Changes the list of bonuses, which is sent as a whole: it is read again first, to keep what a colleague has just
 * added.
 */
function useChangeBonuses(organisationId: string) {
  const client = useQueryClient()
  const { run, isPending } = usePolicyCommand(changeBonuses, organisationId)
  const change = async (become: (bonuses: readonly BonusReply[]) => readonly ListedBonus[]) => {
    const { indemnities } = await client.fetchQuery({
      ...policyQuery(organisationId),
      staleTime: 0,
    })
    await run({
      params: { id: organisationId },
      body: { bonuses: [...become(indemnities.other)] },
    })
  }
  return { change, isPending }
}

/** Issues of a list of bonuses, at the fields of the form of one bonus. */
function bonusIssuesOf(failure: unknown): Issue[] {
  return issuesOf(failure).map((found) => ({
    ...found,
    path: found.path[0] === 'bonuses' ? found.path.slice(2) : found.path,
  }))
}
