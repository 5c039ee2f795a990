import type { IndemnitiesOfWeek } from '@renfort/contract/invoice/indemnities.ts'
import { euros } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import {
  entryIssues,
  type IndemnityEntry,
  indemnityTerms,
  suggestedBonus,
} from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import { isoDate, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { leastTransportShare } from '@renfort/domain/law/public-transport.ts'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import type { ChoiceOption } from '../../../ui/option-list.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { LawLink } from '../../quotation/law-link.tsx'
import { type IndemnityGroup, missionOf } from './indemnity-groups.ts'
import { useEnterIndemnity } from './queries.ts'
import { useIndemnitiesWords } from './words.ts'

interface EnterDialogProps {
  week: IndemnitiesOfWeek
  group: IndemnityGroup
  onClose: () => void
}

/** What internal staff enter for a Sider; while they type, it shows what will be billed and why. */
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
              // A typed amount belongs to the chosen indemnity: another choice starts empty.
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

/** The amount of a bonus for the worked hours, where its frequency can be counted. */
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

interface EntryPreviewProps {
  policy: IndemnitiesOfWeek['policy']
  entry: IndemnityEntry
  monday: IsoDate
}

/** The line that an entry will give on the invoice, by the rules of the server. */
function EntryPreview({ policy, entry, monday }: EntryPreviewProps) {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const isPriced = typeof entry.amount === 'number' && entryIssues(entry).length === 0
  const terms = isPriced ? indemnityTerms(entry, policy) : null
  const { value, source } = at(leastTransportShare, monday)
  return (
    <section
      aria-label={t(($) => $.dialog.preview)}
      className="rounded-control bg-wash px-4 py-3 text-table"
    >
      <div aria-live="polite">
        {terms === null ? (
          <p>{t(($) => $.dialog.nothing)}</p>
        ) : (
          <>
            <p className="font-medium tabular-nums">
              {terms.coverBasisPoints === null
                ? t(($) => $.dialog.bonusPreview, { price: money(terms.priceCents) })
                : t(($) => $.dialog.transportPreview, {
                    price: money(terms.priceCents),
                    rate: formatPercent(terms.coverBasisPoints / 100, locale),
                    cost: money(eurosToCents(entry.amount)),
                  })}
            </p>
            <p className="pt-1">{t(($) => $.dialog.when)}</p>
          </>
        )}
      </div>
      {entry.kind === 'transport' && (
        <p className="pt-1 text-muted">
          {t(($) => $.dialog.law, { rate: formatPercent(value, locale) })}{' '}
          <LawLink text={source.text} url={source.url ?? null} />
        </p>
      )}
    </section>
  )
}

const fields = z.object({ what: z.string(), amount: euros })

/** The entered indemnity, `transport` or the id of a bonus, and its amount in euros. */
const indemnityForm = fields.check(rule((entry) => entryIssues(toEntry(entry))))

/** The form as the rules of the domain take it. */
function toEntry({ what, amount }: z.infer<typeof fields>): IndemnityEntry {
  return what === 'transport'
    ? { kind: 'transport', amount }
    : { kind: 'bonus', bonusId: what, amount }
}

/** The indemnities of a pay policy that may still be entered, each with the text of the policy. */
function useIndemnityOptions(
  { transportation, other }: IndemnitiesOfWeek['policy'],
  open: readonly string[],
): readonly ChoiceOption[] {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const transports = transportation.map(({ publicCoverRate }) => ({
    id: 'transport',
    label: t(($) => $.transport),
    help: t(($) => $.dialog.rate, { rate: formatPercent(publicCoverRate, locale) }),
  }))
  const bonuses = other.map(({ id, name, amount, frequency, conditions }) => {
    const what = t(($) => $.dialog.frequencies[frequency], {
      amount: money(eurosToCents(amount)),
    })
    return {
      id,
      label: name,
      help: conditions === '' ? what : t(($) => $.dialog.conditions, { what, conditions }),
    }
  })
  return [...transports, ...bonuses].filter(({ id }) => open.includes(id))
}
