import type { attendanceImports } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { KnownHeadings } from '@renfort/domain/attendance/import/import-table.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, type ReadCall } from '../../platform/http/route.ts'
import { findHeadings, findWorkZones, saveHeadings, sendsFiles } from './import-queries.ts'

type Read = typeof attendanceImports.readImportSettings
type Name = typeof attendanceImports.nameImportColumns

export async function readImportSettings(
  call: ReadCall,
  { params: { id } }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, id)
  const [isOpen, headings, zones] = await Promise.all([
    sendsFiles(call.queries, organisationId),
    findHeadings(call.queries, organisationId),
    findWorkZones(call.queries, organisationId),
  ])
  return { isOpen, headings: { ...headings }, zones: [...zones] }
}

/** Stores how a company names the columns of its files, for its next file. */
export async function nameImportColumns(
  call: CommandCall,
  { params: { id }, body }: Parsed<Name>,
): Promise<Answer<Name>> {
  const { queries, transaction } = call
  const organisationId = ownOrganisation(call, id)
  if (!(await sendsFiles(queries, organisationId))) throw refuse('errors.attendance.import_closed')
  const before = await findHeadings(queries, organisationId)
  const headings = body as KnownHeadings
  await saveHeadings(queries, organisationId, headings, transaction.now)
  await transaction.record({
    action: 'attendance.nameColumns',
    entity: 'organisation',
    entityId: organisationId,
    before: { importColumns: Object.keys(before).length },
    after: { importColumns: Object.keys(headings).length },
  })
  const zones = await findWorkZones(queries, organisationId)
  return { isOpen: true, headings: { ...headings }, zones: [...zones] }
}
