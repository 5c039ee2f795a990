import { can } from '@renfort/domain/access/policy.ts'
import { companiesOfGroup } from '../organisation/companies-of-caller.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'

interface Company {
  readonly id: string
  readonly name: string
}

/** The active company, or those of the group: the caller’s role in each decides whether its figures are seen. */
export async function companiesOfFigures(
  call: ReadCall,
): Promise<{ readonly seen: readonly Company[]; readonly hidden: readonly Company[] }> {
  const { organisation } = sessionOf(call)
  if (organisation !== null) {
    const head = await findOrganisationHead(call.queries, organisation.id)
    if (head === undefined) throw notFound()
    return { seen: [{ id: head.id, name: head.name }], hidden: [] }
  }
  const all = (await companiesOfGroup(call)).map(({ id, name, actor, isClosed }) => {
    return { company: { id, name }, isSeen: !isClosed && can(actor, 'figures.read').allowed }
  })
  const only = (isSeen: boolean) =>
    all.filter((each) => each.isSeen === isSeen).map(({ company }) => company)
  return { seen: only(true), hidden: only(false) }
}
