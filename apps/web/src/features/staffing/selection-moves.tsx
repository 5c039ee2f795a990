import { eventTowards, selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { useState } from 'react'
import { actorOf, useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { type MissionToStaffReply, useMoveSelection } from './queries.ts'
import { useStaffingWords } from './words.ts'

/** Opens the search for a mission, stops it, or opens it again (decisions §8). */
export function SelectionMoves({ mission }: { mission: MissionToStaffReply }) {
  const t = useStaffingWords()
  const toast = useToast()
  const agent = actorOf(useMe())
  const move = useMoveSelection()
  const [asks, setAsks] = useState(false)
  const { id, selectionStatus: state } = mission
  if (mission.archived) return null
  const send = (status: 'ongoing' | 'closed') =>
    move.mutate(
      { params: { id }, body: { status } },
      { onSuccess: () => toast.success(t(($) => $.moves.done)), onSettled: () => setAsks(false) },
    )
  const towards = eventTowards('ongoing', state)
  const canOpen = refusalOf(selectionMachine, towards, { state, agent }) === null
  const canStop = refusalOf(selectionMachine, 'stop', { state, agent }) === null
  return (
    <>
      {canOpen && (
        <Button pending={move.isPending} onPress={() => send('ongoing')}>
          {towards === 'reopen' ? t(($) => $.moves.reopen) : t(($) => $.moves.open)}
        </Button>
      )}
      {canStop && <Button onPress={() => setAsks(true)}>{t(($) => $.moves.stop)}</Button>}
      <ConfirmDialog
        isOpen={asks}
        title={t(($) => $.moves.stopTitle)}
        confirmLabel={t(($) => $.moves.stop)}
        pending={move.isPending}
        onConfirm={() => send('closed')}
        onCancel={() => setAsks(false)}
      >
        {t(($) => $.moves.stopText)}
      </ConfirmDialog>
    </>
  )
}
