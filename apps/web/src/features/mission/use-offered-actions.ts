import { actorOf, useMe } from '../../platform/me.ts'
import { type ActionTarget, type MissionAction, offeredActions } from './mission-actions.ts'

/** What the signed-in user is offered on a mission. */
export function useOfferedActions(): (mission: ActionTarget) => readonly MissionAction[] {
  const me = useMe()
  return (mission) => offeredActions(actorOf(me), me.id, mission)
}
