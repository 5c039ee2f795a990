import { listJobTitles } from '@renfort/contract/catalogue.ts'
import {
  addSider,
  changeSider,
  listSiders,
  readSider,
  siderPageSize,
} from '@renfort/contract/sider.ts'
import { endSiderDevice, sendSiderLink } from '@renfort/contract/sider-access.ts'
import { type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { LinkWay } from '@renfort/domain/sider/way-in.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { stale } from '../../../platform/query-client.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import type { SiderSearch } from './sider-search.ts'

staleAfter(listSiders, [addSider, changeSider, 'erasedSiders'])

export const sidersQuery = ({ q = '', status, job, page = 1 }: SiderSearch) =>
  queryFor(listSiders, {
    query: {
      q,
      ...(status && { status }),
      ...(job !== undefined && { jobTypeId: job }),
      offset: (page - 1) * siderPageSize,
      limit: siderPageSize,
    },
  })

export const siderQuery = (id: string) => queryFor(readSider, { params: { id } })

/** Every job title, family by family. */
export const jobTitlesQuery = () => queryFor(listJobTitles, {}, stale.user)

/** Changes some parts of a profile: its page shows the answer. */
export function useChangeSider(id: string) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCommand(changeSider, {
    handles: isToldInDialog,
    onSuccess: (changed) => client.setQueryData(siderQuery(id).queryKey, changed),
  })
  type Change = NonNullable<Parameters<typeof mutateAsync>[0]['body']>
  return { change: (body: Change) => mutateAsync({ params: { id }, body }), isPending }
}

export function useAddSider() {
  return useCommand(addSider, { handles: isToldInDialog })
}

/** Sends the Sider the way into their own pages. */
export function useSendLink(onSent: (through: LinkWay) => void) {
  return useCommand(sendSiderLink, { onSuccess: (_sent, { body }) => onSent(body.through) })
}

/** Closes the Sider's pages on one device. */
export function useEndDevice(onEnded: () => void) {
  return useCommand(endSiderDevice, { onSuccess: onEnded })
}

/** Issues of fields, and a contact that is known already, show next to their fields. */
function isToldInDialog(failure: CallError): boolean {
  return failure.key === 'errors.sider.already_exists' || issuesOf(failure).length > 0
}

/** A day of the wire, which is midnight in UTC, or a day of a form. */
export function dayOf(wire: string): IsoDate {
  return isoDate(wire.slice(0, 10))
}
