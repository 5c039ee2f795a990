import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { UploadType } from '@renfort/domain/file/upload.ts'
import { archivedRefusal } from '@renfort/domain/mission/edition.ts'
import { can, type Action } from '@renfort/domain/access/policy.ts'
import type { Queries, Scope } from '../platform/database/db.ts'
import { nobody } from '../platform/database/db.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type Call, organisationOf, sessionOf, tenantOf } from '../platform/http/route.ts'
import {
  type CompanyPicture,
  findCompany,
  findMissionOfApplicant,
  isSider,
  replaceCompanyPicture,
  replaceCv,
  replaceSiderPicture,
} from './place-queries.ts'

/** Where a file goes once it is stored. */
export interface Place {
  /** The scope of the change: a group changes one of its companies as that company. */
  readonly scope: Scope
  /** The company whose quota the file counts for; `null` for none. */
  readonly organisationId: string | null
  readonly entity: string
  readonly action: AuditedAction
  /** Stores the key of the file; answers the key that it replaces. */
  put(queries: Queries, key: string, now: Instant): Promise<string | null>
}

const actions: Readonly<Record<UploadType, Action>> = {
  logo: 'organisation.uploadPicture',
  cover: 'organisation.uploadPicture',
  cv: 'applicant.uploadCv',
  'sider-picture': 'sider.uploadPicture',
}

/**
 * Where a caller may put a file, by its kind and the id of what shows it; 404 for anything else.
 */
export async function findPlace(call: Call, type: UploadType, id: string): Promise<Place> {
  const decision = can(sessionOf(call).actor, actions[type])
  if (!decision.allowed) throw refuse(decision.because)
  switch (type) {
    case 'logo':
    case 'cover':
      return companyPlace(call, type, id.toLowerCase())
    case 'sider-picture':
      return siderPlace(call, id)
    case 'cv':
      return cvPlace(call, id.toLowerCase())
  }
}

async function companyPlace(call: Call, picture: CompanyPicture, id: string): Promise<Place> {
  const { organisation, groupId } = sessionOf(call)
  const company = await findCompany(call.services.db.queries(call.scope), id)
  const isReached =
    id === tenantOf(call) || (organisation === null && company?.parentId === groupId)
  if (company === undefined || !isReached) throw notFound()
  if (company.blockedAt !== null) throw refuse('errors.organisation.blocked')
  return {
    scope: { ...call.scope, organisationId: id, reach: { organisationId: id, groupId } },
    organisationId: id,
    entity: 'organisation',
    action: picture === 'logo' ? 'organisation.setLogo' : 'organisation.setCover',
    put: (queries, key) => replaceCompanyPicture(queries, { organisationId: id, picture, key }),
  }
}

async function cvPlace(call: Call, id: string): Promise<Place> {
  const organisationId = organisationOf(call)
  const queries = call.services.db.queries(call.scope)
  const mission = await findMissionOfApplicant(queries, { organisationId, id })
  if (mission === undefined) throw notFound()
  throwRefusal(archivedRefusal(mission))
  return {
    scope: call.scope,
    organisationId,
    entity: 'applicant',
    action: 'applicant.setCv',
    put: (within, key, now) => replaceCv(within, { organisationId, id, key, now }),
  }
}

/** A Sider has one picture, which every company that knows them shows. */
async function siderPlace(call: Call, id: string): Promise<Place> {
  const scope: Scope = { ...call.scope, organisationId: null, reach: 'everything' }
  if (!(await isSider(call.services.db.queries(nobody), id))) throw notFound()
  return {
    scope,
    organisationId: null,
    entity: 'sider',
    action: 'sider.setPicture',
    put: (queries, key) => replaceSiderPicture(queries, id, key),
  }
}
