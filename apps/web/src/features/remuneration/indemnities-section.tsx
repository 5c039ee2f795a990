import { confirmIndemnities } from '@renfort/contract/remuneration.ts'
import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { lunchShares, transportShares } from '@renfort/domain/remuneration/indemnity-shares.ts'
import { indemnitiesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { useAnchor } from '../../platform/use-anchor.ts'
import { Button } from '../../ui/button.tsx'
import { formatPercent } from '../../ui/format-figures.ts'
import { useMoney } from '../../ui/use-money.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { sectionOf } from '../settings/item-pages.ts'
import { BonusList, ConditionList } from './indemnity-lists.tsx'
import type { OpenedIndemnity } from './dialogs/indemnity-dialog.tsx'
import { usePolicyCommand } from './queries.ts'
import { SectionHead } from './section-head.tsx'
import { WarningNotes } from './warning-notes.tsx'
import { useRemunerationWords } from './words.ts'

const IndemnityDialog = lazy(async () => ({
  default: (await import('./dialogs/indemnity-dialog.tsx')).IndemnityDialog,
}))

const anchor = sectionOf('indemnities')

interface IndemnitiesSectionProps {
  organisationId: string
  policy: RemunerationPolicyReply
}

/** The monthly subscription in the example of transport. */
const subscription = cents(10_000)

/** Meals, transport and bonuses (REM-12 to REM-22, REM-26). */
export function IndemnitiesSection({ organisationId, policy }: IndemnitiesSectionProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const [opened, setOpened] = useState<OpenedIndemnity | null>(null)
  const mayConfirm = useCan('remuneration.confirm')
  const section = useAnchor(anchor)
  const confirm = usePolicyCommand(confirmIndemnities, organisationId)
  const { lunch, transportation, other, valid } = policy.indemnities
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby="indemnities-title"
      className="mb-6 scroll-mt-6 rounded-panel border border-line bg-surface"
    >
      <SectionHead
        id="indemnities-title"
        section="indemnities"
        isConfirmed={policy.indemnitiesConfirmation}
        isValid={valid}
        mayConfirm={mayConfirm}
        pending={confirm.isPending}
        onConfirm={() =>
          void confirm
            .run({ params: { id: organisationId } })
            .then(() => toast.success(t(($) => $.confirmation.toast.indemnities)))
            .catch(() => undefined)
        }
      />
      {lunch.length === 0 && (
        <IndemnityRow
          title={t(($) => $.lunch.title)}
          onAdd={() => setOpened({ act: 'lunch', indemnity: undefined })}
        >
          <p className="text-muted">{t(($) => $.lunch.none)}</p>
        </IndemnityRow>
      )}
      {lunch.map((indemnity) => {
        const { type, amount, coverRate } = indemnity
        const { employerCents, siderCents } = lunchShares(indemnity)
        const whole = money(eurosToCents(amount))
        return (
          <IndemnityRow
            key={indemnity.id}
            title={t(($) => $.lunch.title)}
            onEdit={() => setOpened({ act: 'lunch', indemnity })}
            onDelete={() => setOpened({ act: 'delete', kind: 'lunch', id: indemnity.id })}
          >
            <p>
              {type === 'ticket'
                ? t(($) => $.lunch.ticket, {
                    amount: whole,
                    rate: formatPercent(coverRate ?? 0, locale),
                  })
                : t(($) => $.lunch.indemnity, { amount: whole })}
            </p>
            <p className="text-muted">
              {type === 'ticket'
                ? t(($) => $.lunch.ticketExample, {
                    employer: money(employerCents),
                    sider: money(siderCents),
                  })
                : t(($) => $.lunch.indemnityExample, { employer: money(employerCents) })}
            </p>
            <ConditionList
              organisationId={organisationId}
              isDaily
              conditions={indemnity.otherParameters}
            />
            <WarningNotes warnings={indemnitiesWarnings({ lunch: [indemnity] })} />
          </IndemnityRow>
        )
      })}
      {transportation.length === 0 && (
        <IndemnityRow
          title={t(($) => $.transport.title)}
          onAdd={() => setOpened({ act: 'transportation', indemnity: undefined })}
        >
          <p className="text-muted">{t(($) => $.transport.none)}</p>
        </IndemnityRow>
      )}
      {transportation.map((indemnity) => {
        const { employerCents } = transportShares(subscription, indemnity.publicCoverRate)
        return (
          <IndemnityRow
            key={indemnity.id}
            title={t(($) => $.transport.title)}
            onEdit={() => setOpened({ act: 'transportation', indemnity })}
            onDelete={() => setOpened({ act: 'delete', kind: 'transportation', id: indemnity.id })}
          >
            <p>
              {t(($) => $.transport.text, {
                rate: formatPercent(indemnity.publicCoverRate, locale),
              })}
            </p>
            <p className="text-muted">
              {t(($) => $.transport.example, {
                whole: money(subscription),
                employer: money(employerCents),
              })}
            </p>
            <ConditionList organisationId={organisationId} conditions={indemnity.otherParameters} />
          </IndemnityRow>
        )
      })}
      <BonusList bonuses={other} onOpen={setOpened} />
      <Suspense>
        {opened !== null && (
          <IndemnityDialog
            opened={opened}
            organisationId={organisationId}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface IndemnityRowProps {
  title: string
  children: ReactNode
  onAdd?: () => void
  onEdit?: () => void
  onDelete?: () => void
}

function IndemnityRow({ title, children, onAdd, onEdit, onDelete }: IndemnityRowProps) {
  const t = useRemunerationWords()
  const mayEdit = useCan('remuneration.edit')
  const disabledReason = mayEdit.allowed ? undefined : errorSentence(mayEdit.because)
  const button = { size: 'small', disabledReason } as const
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line px-5 py-5 narrow:px-4">
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h3 className="font-medium">{title}</h3>
        {children}
      </div>
      <div className="flex gap-2">
        {onAdd && (
          <Button
            {...button}
            icon={<Plus aria-hidden size={15} />}
            aria-label={t(($) => $.add, { what: title })}
            onPress={onAdd}
          >
            {t(($) => $.addShort)}
          </Button>
        )}
        {onEdit && (
          <Button
            {...button}
            icon={<Pencil aria-hidden size={15} />}
            aria-label={t(($) => $.edit, { what: title })}
            onPress={onEdit}
          >
            {t(($) => $.editShort)}
          </Button>
        )}
        {onDelete && (
          <Button
            {...button}
            variant="quiet"
            icon={<Trash2 aria-hidden size={15} />}
            aria-label={t(($) => $.delete, { what: title })}
            onPress={onDelete}
          >
            {t(($) => $.deleteShort)}
          </Button>
        )}
      </div>
    </div>
  )
}
