import { type DigestRow, followDigestLink } from '@renfort/contract/notification.ts'
import { addDays, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import type { Me } from '@renfort/contract/session.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { chooseCompany } from '../../platform/choose-company.ts'
import { screenPaths } from '../../platform/screen-paths.ts'

/** Leads to the row of a mail, in its company; where its link is over, to all that waits, which says so. */
export async function followRow(queryClient: QueryClient, me: Me, link: string): Promise<never> {
  const row = await rowOf(link)
  if (row === null) {
    throw redirect({ to: screenPaths.inbox, search: { mail: 'over' }, replace: true })
  }
  chooseCompany(queryClient, me, row.company)
  throw placeOf(row)
}

async function rowOf(link: string): Promise<DigestRow | null> {
  try {
    return await call(followDigestLink, { params: { link } })
  } catch (error) {
    if (error instanceof CallError && error.status < 500 && error.status !== 401) return null
    throw error
  }
}

function placeOf({ screen, id, day }: DigestRow) {
  const replace = true
  const week = (status: 'att.waiting' | 'att.disputed') => {
    const from = isoDate(day ?? '')
    const search = { status, mode: 'week', startDate: from, endDate: addDays(from, 6) } as const
    return redirect({ to: screenPaths.hours, search, replace })
  }
  if (screen === 'waiting' && day !== null) return week('att.waiting')
  if (screen === 'disputed' && day !== null) return week('att.disputed')
  if (screen === 'conforming' && day !== null) {
    return redirect({ to: screenPaths.inbox, search: { conforming: day }, replace })
  }
  if (screen === 'contract' && id !== null) {
    return redirect({ to: screenPaths.contract, params: { documentId: id }, replace })
  }
  if (screen === 'invoice' && id !== null) {
    return redirect({ to: screenPaths.invoices, search: { invoice: id }, replace })
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
