import { type TeamRole, teamRoles } from '@renfort/domain/access/actor.ts'
import type { CardOption } from '../../ui/radio-cards.tsx'
import { useTeamWords } from './words.ts'

/** The roles to choose from, each with its rights. */
export function useRoleOptions(): readonly CardOption<TeamRole>[] {
  const t = useTeamWords()
  return teamRoles.map((role) => ({
    value: role,
    label: t(($) => $.roles[role]),
    help: t(($) => $.roleHelp[role]),
  }))
}
