import {
  closeOtherSessions,
  closeSession,
  listSessions,
  listSignIns,
  updateProfile,
} from '@renfort/contract/account.ts'
import { chooseNotifications, readNotificationChoices } from '@renfort/contract/notification.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { Me } from '@renfort/contract/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { issuesOf } from '../../../platform/call.ts'
import { meQuery } from '../../../platform/me.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import type { Handles } from '../../../platform/query-client.ts'

staleAfter(listSessions, ['password', closeSession, closeOtherSessions])

export const sessionsQuery = () => queryFor(listSessions, {})

export const choicesQuery = () => ({
  ...queryFor(readNotificationChoices, {}),
  meta: { failure: 'nowhere' as const },
})

/** Saves the choices; what the bell counts follows them. */
export function useChooseNotifications(onChosen: () => void) {
  const client = useQueryClient()
  return useCommand(chooseNotifications, {
    onSuccess: (choices) => {
      client.setQueryData(choicesQuery().queryKey, choices)
      onChosen()
    },
  })
}

export const signInsQuery = () => queryFor(listSignIns, {})

/** Saves the profile; every screen then shows the user of the answer. */
export function useSaveProfile(
  handles: Handles,
  onSaved: (me: Me, sent: Input<typeof updateProfile>['body']) => void,
) {
  const client = useQueryClient()
  return useCommand(updateProfile, {
    handles,
    onSuccess: (me, { body }) => {
      client.setQueryData(meQuery().queryKey, me)
      onSaved(me, body)
    },
  })
}

/** Changes the password; each refusal shows at its field. */
export function useChangePassword(onChanged: () => void) {
  return useCommand(updateProfile, {
    changes: ['password'],
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: onChanged,
  })
}

export function useCloseSession(onClosed: () => void) {
  return useCommand(closeSession, { onSuccess: onClosed })
}

export function useCloseOtherSessions(onClosed: () => void) {
  return useCommand(closeOtherSessions, { onSuccess: onClosed })
}
