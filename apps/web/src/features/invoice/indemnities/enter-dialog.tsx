import type { IndemnitiesOfWeek } from '@renfort/contract/entered-indemnity.ts'
import { suggestedBonus } from '@renfort/domain/invoice/entered-indemnity.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { EntryPreview } from './entry-preview.tsx'
import { indemnityForm, toEntry } from './indemnity-form.ts'
import type { IndemnityGroup } from './indemnity-groups.ts'
import { missionOf } from './mission-of.ts'
import { useEnterIndemnity } from './queries.ts'
import { useIndemnityOptions } from './use-indemnity-options.ts'
import { useIndemnitiesWords } from './words.ts'

interface EnterDialogProps {
  week: IndemnitiesOfWeek
  group: IndemnityGroup
  onClose: () => void
}

/** What internal staff enter for a Sider, with what will be billed of it and why, while it is typed. */
export function EnterDialog({ week, group, onClose }: EnterDialogProps) {
  const t = useIndemnitiesWords()
  const toast = useToast()
  const { mutateAsync } = useEnterIndemnity()
  const options = useIndemnityOptions(week.policy, group.open)
  const monday = isoDate(week.weekStartDate)
  const name = fullName(group.sider)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.dialog.title)}
      context={t(($) => $.dialog.context, {
        name,
        mission: missionOf(group.task),
        week: isoWeekOf(monday).week,
      })}
      schema={indemnityForm}
      initial={{ what: options[0]?.id ?? '' }}
      fields={({ control, watch, setValue }) => {
        const [what, amount] = [watch('what'), watch('amount')]
        const isTransport = what === 'transport'
        return (
          <>
            <SelectFormField
              control={control}
              name="what"
              label={t(($) => $.dialog.what)}
              options={options}
              help={options.find(({ id }) => id === what)?.help}
            />
            <MoneyFormField
              // A typed amount belongs to what it was typed for.
              key={what}
              control={control}
              name="amount"
              label={isTransport ? t(($) => $.dialog.cost) : t(($) => $.dialog.amount)}
              help={isTransport ? t(($) => $.dialog.costHelp) : undefined}
            />
            <Suggestion
              {...{ week, group, what }}
              onTake={(euros) =>
                setValue('amount', euros, { shouldDirty: true, shouldValidate: true })
              }
            />
            <EntryPreview policy={week.policy} entry={toEntry({ what, amount })} monday={monday} />
          </>
        )
      }}
      save={async ({ what, amount }) => {
        await mutateAsync({
          params: { id: week.company.id },
          body: {
            ...toEntry({ what, amount }),
            siderId: group.sider.id,
            taskId: group.task.id,
            week: monday,
          },
        })
        toast.success(t(($) => $.entered, { name }))
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.dialog.submit)}
    />
  )
}

interface SuggestionProps {
  week: IndemnitiesOfWeek
  group: IndemnityGroup
  what: string
  onTake: (euros: number) => void
}

/** What a bonus comes to for what was worked, where its frequency can be counted. */
function Suggestion({ week, group: { work }, what, onTake }: SuggestionProps) {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const bonus = week.policy.other.find(({ id }) => id === what)
  if (bonus === undefined || work === null) return null
  const suggested = suggestedBonus(bonus, work)
  if (suggested === null) {
    return <p className="text-table text-muted">{t(($) => $.dialog.uncounted)}</p>
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-table text-muted tabular-nums">
        {t(($) => $.dialog.suggested, {
          duration: formatDuration(work.minutes),
          days: t(($) => $.days, { count: work.days }),
          amount: money(suggested),
        })}
      </p>
      <Button size="small" onPress={() => onTake(centsToEuros(suggested))}>
        {t(($) => $.dialog.take)}
      </Button>
    </div>
  )
}
