import type { siderPapers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { maskedContact } from '@renfort/domain/sider/masked-contact.ts'
import { hastenPapers } from '../contract/paper/make-contract-document.ts'
import { everywhere } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type ReadCall, siderOf } from '../platform/http/route.ts'
import { findAwaited, findPapers, findReach } from './paper-queries.ts'
import { toSiderPaper, toStaffPaper } from './to-sider-paper.ts'

type ListOwn = typeof siderPapers.listSiderPapers
type ListOfSider = typeof siderPapers.listPapersOfSider

export async function listSiderPapers(call: ReadCall): Promise<Answer<ListOwn>> {
  const { siderId } = siderOf(call)
  const rows = await findPapers(call.queries, siderId)
  // The role of a Sider does not read the directory, where their own contacts are.
  const everything = call.services.db.queries(everywhere(call.scope))
  const reach = await findReach(everything, siderId)
  await hastenPapers(everything, await findAwaited(everything, siderId))
  const ways: Answer<ListOwn>['ways'] = []
  if (reach !== undefined) {
    ways.push({ through: 'sms', contact: maskedContact(reach.phoneNumber) })
    if (reach.email !== null) ways.push({ through: 'email', contact: maskedContact(reach.email) })
  }
  return { papers: rows.map((row) => toSiderPaper(call, row)), ways }
}

export async function listPapersOfSider(
  { queries, services, locale }: ReadCall,
  { params: { id } }: Parsed<ListOfSider>,
): Promise<Answer<ListOfSider>> {
  if ((await findReach(queries, id)) === undefined) throw notFound()
  const now = services.clock.now()
  return (await findPapers(queries, id)).map((row) => toStaffPaper(row, { locale, now }))
}
