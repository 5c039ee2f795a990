import type { MissionToStaffReply } from './queries.ts'

type State = Pick<
  MissionToStaffReply,
  'selectionStatus' | 'archived' | 'companyBlocked' | 'nextOpenStart'
>

/** Whether somebody may still be hired for a mission, as the API sees it. */
export function hiringOpen({ selectionStatus, archived, companyBlocked, nextOpenStart }: State) {
  const isStopped = selectionStatus === 'closed'
  const isFull = nextOpenStart === null
  return { isOpen: !archived && !companyBlocked && !isStopped && !isFull, isStopped, isFull }
}
