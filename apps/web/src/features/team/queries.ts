import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { listMembers, type Member } from '@renfort/contract/organisation.ts'
import { readTeam, type TeamSecondFactor } from '@renfort/contract/second-factor.ts'
import {
  limitSessions,
  readSessionLimit,
  type SessionLimit,
} from '@renfort/contract/session-limit.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../../platform/call-error.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { stale } from '../../platform/query-client.ts'

export const teamQuery = () => queryFor(listMembers, {}, stale.lists)

interface TeamCommandOptions {
  readonly onDone?: () => void
  /** Refusals that the caller shows itself; others become a toast. */
  readonly handles?: (error: CallError) => boolean
}

/** A change of the team: its answer replaces the cached team. After a refusal the team is read again. */
export function useTeamCommand<E extends Endpoint>(
  endpoint: E & (Reply<E> extends Member[] ? unknown : never),
  { onDone, handles }: TeamCommandOptions = {},
): { run: (input: Input<E>) => Promise<void>; isPending: boolean } {
  const client = useQueryClient()
  const { queryKey } = teamQuery()
  const { mutateAsync, isPending } = useCommand<E>(endpoint, {
    changes: ['team'],
    ...(handles === undefined ? {} : { handles }),
    onSuccess: (team) => {
      client.setQueryData(queryKey, team as Member[])
      onDone?.()
    },
  })
  const run = async (input: Input<E>) => {
    try {
      await mutateAsync(input)
    } catch (failure) {
      void client.invalidateQueries({ queryKey })
      throw failure
    }
  }
  return { run, isPending }
}

/** Who is left counts among the ready. */
staleAfter(readTeam, ['team'])

export const teamFactorQuery = () => queryFor(readTeam, {})

/** A change of the second factors of the team: its answer replaces what is cached. */
export function useFactorCommand<E extends Endpoint>(
  endpoint: E & (Reply<E> extends TeamSecondFactor ? unknown : never),
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useCommand<E>(endpoint, {
    onSuccess: (state) => {
      client.setQueryData(teamFactorQuery().queryKey, state as TeamSecondFactor)
      onDone?.()
    },
  })
}

export const sessionLimitQuery = () => queryFor(readSessionLimit, {})

export function useLimitSessions() {
  const client = useQueryClient()
  return useCommand(limitSessions, {
    onSuccess: (state: SessionLimit) => {
      client.setQueryData(sessionLimitQuery().queryKey, state)
    },
  })
}
