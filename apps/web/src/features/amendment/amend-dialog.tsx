import type { Mission } from '@renfort/contract/mission.ts'
import { type AmendmentKind, amendmentLimits } from '@renfort/domain/amendment/amendment-kind.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { ActFields } from './act-fields.tsx'
import { type AmendedFields, bodyOf, firstFields, useActRefusal } from './amended-fields.ts'
import { EffectSummary } from './effect-summary.tsx'
import { SidersField } from './hours-fields.tsx'
import { amendmentCheckQuery, type Chain, isForAll, useMakeAmendment } from './queries.ts'
import { useAmendmentWords } from './words.ts'

interface AmendDialogProps {
  kind: AmendmentKind
  mission: Mission
  /** The contracts that still bind. */
  contracts: readonly Chain[]
  isFlexible: boolean
  /** What the dialog is about, where the page around it does not say so. */
  context?: string
  /** The first values of the act, where somebody asked for it before. */
  first?: Partial<AmendedFields>
  onClose: () => void
}

/** An act on contracts: what the law allows, what the act changes before it is made, and why it may be refused. */
export function AmendDialog({
  kind,
  mission,
  contracts,
  isFlexible,
  context,
  first = {},
  onClose,
}: AmendDialogProps) {
  const t = useAmendmentWords()
  const words = useUiWords()
  const toast = useToast()
  const clock = useProductClock()
  const refusalOf = useActRefusal()
  const make = useMakeAmendment()
  const [initial] = useState(() => ({
    ...firstFields(mission, contracts, clock.now()),
    ...first,
  }))
  const [fields, setFields] = useState<AmendedFields>(initial)
  const change = (changed: Partial<AmendedFields>) => {
    make.reset()
    setFields({ ...fields, ...changed })
  }
  const body = bodyOf({ kind, fields, mission, now: clock.now() })
  const asked = useDebounced(body, 'localSearch')
  const check = useQuery({
    ...amendmentCheckQuery(mission.id, asked ?? { kind: 'renewal', until: '' }),
    enabled: asked !== null,
    meta: { failure: 'toast' },
  })
  const isSettled = body !== null && JSON.stringify(body) === JSON.stringify(asked)
  const answer = isSettled && !check.isFetching ? check.data : undefined
  const effect = answer?.effect ?? null
  // Opening the dialog is no fault: « nothing changes » shows only after a choice.
  const isUntouched =
    fields === initial && answer?.refusal?.key === 'errors.amendment.nothing_changes'
  const { fields: problems, others } = refusalOf(
    make.error ?? (isUntouched ? null : answer?.refusal) ?? null,
  )
  const asksReason = (effect?.warnings.length ?? 0) > 0
  const closedBecause = closedReason()
  function closedReason(): string | undefined {
    if (body === null) return t(($) => $.dialog.incomplete)
    if (answer === undefined) return t(($) => $.dialog.working)
    if (effect === null) return t(($) => $.dialog.refused)
    return asksReason && fields.warningReason.trim() === ''
      ? t(($) => $.dialog.incomplete)
      : undefined
  }
  const send = () => {
    if (body === null || effect === null) return
    const count = effect.contracts.length
    const explained = asksReason ? { warningReason: fields.warningReason.trim() } : {}
    make.mutate(
      { params: { id: mission.id }, body: { ...body, ...explained } },
      {
        onSuccess: () => {
          toast.success(t(($) => $.dialog.done, { count }))
          onClose()
        },
      },
    )
  }
  const [warned] = effect?.warnings ?? []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.dialog.titles[kind])}
      context={context}
      isDirty={fields !== initial && !make.isPending}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant={kind === 'end' ? 'danger' : 'primary'}
            pending={make.isPending}
            disabledReason={closedBecause}
            onPress={send}
          >
            {t(($) => $.dialog.submit)}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <SidersField
          contracts={contracts}
          isForAll={isForAll(kind, isFlexible)}
          chosen={fields.siderIds}
          onChange={(siderIds) => change({ siderIds })}
        />
        <ActFields
          kind={kind}
          mission={mission}
          contracts={contracts.filter(({ siderId }) => fields.siderIds.includes(siderId))}
          fields={fields}
          problems={problems}
          onChange={change}
        />
        {warned !== undefined && (
          <TextArea
            label={t(($) => $.dialog.warningReason)}
            help={t(($) => $.dialog.warning, { sider: warned.siderName })}
            error={problems.warningReason}
            value={fields.warningReason}
            limit={amendmentLimits.comment}
            onChange={(warningReason) => change({ warningReason })}
          />
        )}
        <div role="alert" className="empty:hidden">
          {others.length > 0 && (
            <ul className="rounded-control bg-red-wash px-3 py-2 text-red">
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        {effect !== null && <EffectSummary effect={effect} />}
        <p className="text-muted">{t(($) => $.dialog.note)}</p>
      </div>
    </Dialog>
  )
}
