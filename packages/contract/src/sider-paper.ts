import { documentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { evidenceStates } from '@renfort/domain/contract/evidence/evidence.ts'
import { siderPaperStates } from '@renfort/domain/contract/sider-paper/paper-state.ts'
import { paperReadings } from '@renfort/domain/contract/sider-paper/readings.ts'
import { linkWays } from '@renfort/domain/sider/way-in.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key } from './kernel/fields.ts'
import { sentCode } from './sider-access.ts'

/** A contrat de mission or its amendment, as its Sider and staff see it. */
const paper = z.object({
  id,
  missionId: id,
  number: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  companyName: z.string(),
  firstDay: day,
  lastDay: day,
  madeAt: instant,
  pages: z.number().int(),
  state: z.enum(siderPaperStates),
  /** When the Sider first opened it; `null` before. */
  openedAt: instant.nullable(),
  signedAt: instant.nullable(),
  /** The last day on which it reaches the Sider in time (L1251-17). */
  transmitBy: day,
  /** Whether it reached them later, or has not yet and that day is over. */
  isLate: z.boolean(),
})

const listed = paper.extend({
  /** The PDF; the sealed one, with the page of the signature, once there is one. */
  url: z.string(),
  /** Of the signature; `null` before. */
  evidence: z.enum(evidenceStates).nullable(),
  /** The evidence file of the signature; `null` until it is made. */
  evidenceUrl: z.string().nullable(),
  /** What the Sider accepts by signing. */
  consent: z.string(),
})
export type SiderPaper = z.infer<typeof listed>

export const listSiderPapers = endpoint({
  method: 'GET',
  path: '/sider/papers',
  summary: 'The contrats de mission of a Sider and their amendments, the latest first',
  access: 'sider.read',
  response: z.object({
    papers: z.array(listed),
    /** Where a code to sign can be sent; the contacts are shown in part. */
    ways: z.array(z.object({ through: z.enum(linkWays), contact: z.string() })),
  }),
  errors: [],
})

export const openSiderPaper = endpoint({
  method: 'POST',
  path: '/sider/papers/:id/opening',
  summary: 'A Sider opens one of their papers: from the first time on it is transmitted (L1251-17)',
  access: 'sider.sign',
  params: byId('id'),
  response: z.object({ openedAt: instant }),
  errors: [],
})

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/sider/papers/:id/codes',
  summary: 'Sends a Sider the code with which they sign one of their papers',
  access: 'sider.sign',
  params: byId('id'),
  body: z.object({ through: z.enum(linkWays, key('errors.field.unknown_choice')) }),
  response: z.void(),
  status: 204,
  errors: [
    'errors.sider.no_email',
    'errors.sider.paper_signed',
    'errors.sider.paper_void',
    'errors.auth.throttled',
  ],
})

export const signSiderPaper = endpoint({
  method: 'POST',
  path: '/sider/papers/:id/signature',
  summary: 'A Sider signs one of their papers with the code that they were sent',
  access: 'sider.sign',
  params: byId('id'),
  body: z.object({
    code: sentCode,
    /** What they ticked as read. */
    readings: z
      .array(z.enum(paperReadings, key('errors.field.unknown_choice')))
      .max(paperReadings.length, key('errors.field.too_long')),
  }),
  response: z.object({ signedAt: instant }),
  errors: [
    'errors.sider.code_invalid',
    'errors.sider.paper_signed',
    'errors.sider.paper_void',
    'errors.sider.paper_unread',
  ],
})

export const listPapersOfSider = endpoint({
  method: 'GET',
  path: '/provider/siders/:id/papers',
  summary: 'The contrats de mission of a Sider as staff see them, with what was transmitted late',
  access: 'sider.manage',
  params: byId('id'),
  response: z.array(paper),
  errors: [],
})
export type StaffSiderPaper = z.infer<typeof paper>
