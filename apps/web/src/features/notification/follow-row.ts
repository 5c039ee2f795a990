import { type DigestRow, followDigestLink } from '@renfort/contract/notification.ts'
import { addDays, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import type { Me } from '@renfort/contract/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { storage } from '../../platform/storage.ts'
import { toastQueue } from '../../ui/toast-queue.ts'
import { lostSentence } from './words.ts'

/** Why a link leads to no row: it is over, or of a company that its reader has left. */
type Lost = 'over' | 'left'

/** Leads to the row of a mail, in its company; where there is none any more, to all that waits, which says so. */
export async function followRow(queryClient: QueryClient, me: Me, link: string): Promise<never> {
  const row = await rowOf(link)
  if (row === 'over' || row === 'left') throw placeWithout(row, me)
  if (row.company !== me.organisation?.id) {
    storage.write('organisationId', row.company)
    queryClient.clear()
  }
  throw placeOf(row)
}

async function rowOf(link: string): Promise<DigestRow | Lost> {
  try {
    return await call(followDigestLink, { params: { link } })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.key === 'errors.organisation.forbidden') return 'left'
    // Whatever else goes wrong may be right at the next try.
    if ([400, 403, 404].includes(error.status)) return 'over'
    throw error
  }
}

/** The space of a group has no page of all tasks: its first page counts them, by company. */
function placeWithout(mail: Lost, me: Me) {
  const replace = true
  if (me.organisation !== null)
    return redirect({ to: screenPaths.inbox, search: { mail }, replace })
  toastQueue.add('warning', lostSentence(mail))
  return redirect({ to: screenPaths.home, replace })
}

function placeOf({ screen, id, day }: DigestRow) {
  const replace = true
  const week = (status: 'att.waiting' | 'att.disputed') => {
    if (day === null) return redirect({ to: screenPaths.hours, search: { status }, replace })
    const from = isoDate(day)
    const search = { status, mode: 'week', startDate: from, endDate: addDays(from, 6) } as const
    return redirect({ to: screenPaths.hours, search, replace })
  }
  if (screen === 'waiting') return week('att.waiting')
  if (screen === 'disputed') return week('att.disputed')
  if (screen === 'conforming' && day !== null) {
    return redirect({ to: screenPaths.inbox, search: { conforming: day }, replace })
  }
  if (screen === 'contract') {
    return id === null
      ? redirect({ to: screenPaths.contracts, replace })
      : redirect({ to: screenPaths.contract, params: { documentId: id }, replace })
  }
  if (screen === 'invoice') {
    const search = id === null ? ({ status: 'unpaid' } as const) : { invoice: id }
    return redirect({ to: screenPaths.invoices, search, replace })
  }
  if (screen === 'candidates' && id !== null) {
    return redirect({ to: screenPaths.preselection, params: { taskId: id }, replace })
  }
  if (screen === 'planning' && id !== null && day !== null) {
    const search = { ...isoWeekOf(isoDate(day)), mission: id }
    return redirect({ to: screenPaths.planning, search, replace })
  }
  return redirect({ to: screenPaths.inbox, replace })
}
