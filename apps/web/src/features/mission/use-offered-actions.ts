import { actorOf, useMe } from '../../platform/me.ts'
import { type ActionTarget, type MissionAction, offeredActions } from './mission-actions.ts'

/** The actions that the signed-in user may do on a mission. */
export function useOfferedActions(): (mission: ActionTarget) => readonly MissionAction[] {
  const me = useMe()
  return (mission) => offeredActions(actorOf(me), me.id, mission)
}
