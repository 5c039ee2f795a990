import type { Mission } from '@renfort/contract/mission.ts'
import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AmendMenu } from './amend-menu.tsx'
import { ContractChains } from './contract-chains.tsx'
import { isContested, openContracts } from './open-contracts.ts'
import { amendmentsQuery } from './queries.ts'
import { useAmendmentWords } from './words.ts'

// A dialog that is rarely opened is loaded when it is.
const AmendDialog = lazy(async () => ({
  default: (await import('./amend-dialog.tsx')).AmendDialog,
}))

interface ContractsCardProps {
  mission: Mission
  /** Whether the mission is the reader’s to change. */
  isOwn: boolean
}

/** The contracts of a mission, each with its amendments, and the acts that change them. */
export function ContractsCard({ mission, isOwn }: ContractsCardProps) {
  const isReader = useCan('contract.read').allowed
  return isReader && mission.hasContracts ? <Contracts mission={mission} isOwn={isOwn} /> : null
}

function Contracts({ mission, isOwn }: ContractsCardProps) {
  const t = useAmendmentWords()
  const mayAmend = useCan('contract.amend').allowed && isOwn
  const { data, isError, refetch } = useQuery({
    ...amendmentsQuery(mission.id),
    meta: { failure: 'nowhere' },
  })
  const [kind, setKind] = useState<AmendmentKind | null>(null)
  if (data !== undefined && data.contracts.length === 0) return null
  const open = openContracts(data?.contracts ?? [])
  return (
    <Panel
      title={t(($) => $.title)}
      action={
        mayAmend &&
        data !== undefined &&
        !data.contracts.every(isContested) && (
          <AmendMenu contracts={open} isFlexible={data.isFlexible} onAct={setKind} />
        )
      }
    >
      {data === undefined && !isError && <SkeletonRows rows={2} rowHeight={64} />}
      {isError && data === undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t(($) => $.chain.failure)}</p>
          <Button size="small" onPress={() => void refetch()}>
            {t(($) => $.chain.retry)}
          </Button>
        </div>
      )}
      {data !== undefined && <ContractChains contracts={data.contracts} />}
      {kind !== null && data !== undefined && (
        <Suspense>
          <AmendDialog
            kind={kind}
            mission={mission}
            contracts={open}
            isFlexible={data.isFlexible}
            onClose={() => setKind(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
