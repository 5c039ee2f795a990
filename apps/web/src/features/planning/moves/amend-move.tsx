import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { fieldsOfMove } from '../../amendment/amended-fields.ts'
import { amendmentsQuery, openContracts } from '../../amendment/queries.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { siderIdsOf } from './planned-slots.ts'
import { missionTitle, useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

const AmendDialog = lazy(async () => ({
  default: (await import('../../amendment/amend-dialog.tsx')).AmendDialog,
}))

interface AmendMoveProps {
  mission: Mission
  shift: Shift
  /** The moved shift. */
  draft: ShiftDraft
  onClose: () => void
}

/** Once contracts exist, a move is an amendment of them: its dialog opens with the moved shift. */
export function AmendMove({ mission, shift, draft, onClose }: AmendMoveProps) {
  const client = useQueryClient()
  const t = useMoveWords()
  const nameOf = useShiftName()
  const { data } = useQuery({ ...amendmentsQuery(mission.id), meta: { failure: 'toast' } })
  if (data === undefined) return null
  const contracts = openContracts(data.contracts)
  const working = siderIdsOf(client, { missionId: mission.id, shiftId: shift.id })
  const siderIds = working.filter((id) => contracts.some(({ siderId }) => siderId === id))
  return (
    <Suspense>
      <AmendDialog
        kind="hours"
        {...{ mission, contracts, onClose }}
        isFlexible={data.isFlexible}
        context={t(($) => $.context, {
          mission: missionTitle(mission),
          ...nameOf(plannedOf(shift)),
        })}
        first={fieldsOfMove({ ...draft, id: shift.id, timeZone: mission.timeZone }, siderIds)}
      />
    </Suspense>
  )
}
