import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { confirmIndemnities } from '@renfort/contract/remuneration.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { lunchShares, transportShares } from '@renfort/domain/remuneration/indemnity-shares.ts'
import { indemnitiesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { useAnchor } from '../../platform/use-anchor.ts'
import { formatPercent } from '../../ui/format-figures.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { useToast } from '../../ui/use-toast.ts'
import { sectionOf } from '../settings/item-pages.ts'
import type { OpenedIndemnity } from './dialogs/indemnity-dialog.tsx'
import { BonusList, ConditionList, IndemnityRow } from './indemnity-lists.tsx'
import { usePolicyCommand } from './queries.ts'
import { SectionHead, WarningNotes } from './section-head.tsx'
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
