import { hiringOpen, missionTitle, StartUrgency } from './shown-mission.tsx'
import { type MissionToStaffReply, missionToStaffQuery, useMoveSelection } from './queries.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { eventTowards, selectionMachine } from '@renfort/domain/mission/selection-transitions.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { actorOf, useMe } from '../../platform/me.ts'
import { staffPaths } from '../../platform/screen-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { Candidates } from './candidates.tsx'
import { MissionPeople } from './mission-people.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { SlotGrid } from './slot-grid.tsx'
import { useStaffingWords } from './words.ts'

/** A mission with its slots, next to the Siders who could fill them. */
export function StaffingPage({ taskId }: { taskId: string }) {
  const t = useStaffingWords()
  const mission = useSuspenseQuery(missionToStaffQuery(taskId)).data
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { isOpen } = hiringOpen(mission)
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        back={
          <Link
            to={staffPaths.staffing}
            className={linkClass('quiet', 'inline-flex items-center gap-1')}
          >
            <ChevronLeft aria-hidden size={16} />
            {t(($) => $.backToQueue)}
          </Link>
        }
        title={missionTitle(mission)}
        context={[mission.company.name, mission.city].filter(Boolean).join(' · ')}
        actions={<SelectionMoves mission={mission} />}
      />
      <Standing mission={mission} />
      <div className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <SlotGrid mission={mission} chosen={chosen} onChoose={isOpen ? setChosen : undefined} />
          <MissionPeople mission={mission} />
        </div>
        <Candidates mission={mission} chosen={chosen} onHired={() => setChosen(new Set())} />
      </div>
    </div>
  )
}

function Standing({ mission }: { mission: MissionToStaffReply }) {
  const t = useStaffingWords()
  const { filledSlots: filled, slots, urgency, selectionStatus, archived, companyBlocked } = mission
  return (
    <div className="-mt-2 flex flex-col gap-3 pb-6">
      <p className="flex flex-wrap items-center gap-2">
        <MissionTypeBadge type={mission.type} />
        <Badge>{t(($) => $.selection[selectionStatus])}</Badge>
        {urgency !== null && selectionStatus !== 'closed' && <StartUrgency urgency={urgency} />}
        {mission.isFlexiblePlanning && <Badge tone="pink">{t(($) => $.flexible)}</Badge>}
        {mission.requestedSidersOnly && <Badge tone="orange">{t(($) => $.requests.only)}</Badge>}
        <span className="text-muted tabular-nums">{t(($) => $.slots, { filled, slots })}</span>
      </p>
      {(archived || companyBlocked) && (
        <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {archived ? t(($) => $.archived) : t(($) => $.blocked)}
        </p>
      )}
    </div>
  )
}

/** Opens, stops or reopens the search of a mission (decisions §8). */
function SelectionMoves({ mission }: { mission: MissionToStaffReply }) {
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
