import type { Mission, MissionRow } from '@renfort/contract/mission.ts'
import type { Actor } from '@renfort/domain/access/actor.ts'
import { type Action, can, reachesOnlyOwn } from '@renfort/domain/access/policy.ts'
import { actorOf, useMe } from '../../platform/me.ts'

const missionActions = [
  'view',
  'finish',
  'orderAgain',
  'duplicate',
  'rename',
  'edit',
  'delete',
] as const
export type MissionAction = (typeof missionActions)[number]

export type ActionTarget = Pick<
  Mission | MissionRow,
  'status' | 'archived' | 'migrated' | 'startDate' | 'manager' | 'createdBy'
>

/** Whether a right covers this mission: all missions of the company, or those that the user manages or created. */
export function reaches(
  action: Action,
  actor: Actor,
  userId: string,
  { manager, createdBy }: Pick<ActionTarget, 'manager' | 'createdBy'>,
): boolean {
  if (!can(actor, action).allowed) return false
  return !reachesOnlyOwn(actor, action) || manager?.id === userId || createdBy?.id === userId
}

/** The actions that a user may do on a mission (TASK-20, TASK-22 to TASK-28). */
export function offeredActions(
  actor: Actor,
  userId: string,
  mission: ActionTarget,
): readonly MissionAction[] {
  const isDraft = mission.status === 'draft'
  // The recap shows prices: users who may not see prices cannot open it (C-30).
  const opensRecap = can(actor, 'mission.readPrice').allowed
  // An archived mission is read-only (N-13).
  const edits = !mission.archived && reaches('mission.edit', actor, userId, mission)
  const copies = !isDraft && !mission.archived && can(actor, 'mission.duplicate').allowed
  const offered: Record<MissionAction, boolean> = {
    view: opensRecap && !mission.archived,
    finish: isDraft && edits,
    orderAgain: copies && !mission.migrated && mission.startDate !== null,
    duplicate: copies,
    rename: edits,
    edit: !isDraft && edits,
    delete: isDraft && reaches('mission.delete', actor, userId, mission),
  }
  return missionActions.filter((action) => offered[action])
}

/** The dialogs that an action of a mission opens. */
export type MissionDialogKind = 'orderAgain' | 'duplicate' | 'migrated' | 'rename' | 'delete'

/** The fields of a mission that its dialogs need; a row of a list has no version. */
export type NamedMission = Pick<
  Mission,
  'id' | 'name' | 'jobTitle' | 'type' | 'hiredSidersCount' | 'startDate'
> &
  Partial<Pick<Mission, 'version'>>

/** The actions that the signed-in user may do on a mission. */
export function useOfferedActions(): (mission: ActionTarget) => readonly MissionAction[] {
  const me = useMe()
  return (mission) => offeredActions(actorOf(me), me.id, mission)
}
