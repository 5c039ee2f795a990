import { siderPapers } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  siderPaperState,
  signingRefusal,
} from '@renfort/domain/contract/sider-paper/paper-state.ts'
import { paperReadings } from '@renfort/domain/contract/sider-paper/readings.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { enqueueSiderProof } from '../contract/sider-paper/prove-sider-signature.ts'
import { everywhere } from '../platform/database/db.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import { type Call, type CommandCall, siderOf } from '../platform/http/route.ts'
import { done, toWire } from '../platform/http/wire-answer.ts'
import { checkOwnCode, countCodeMessage, sendOwnCode } from '../sider-access/own-code.ts'
import { useCode } from '../sider-access/own-code-queries.ts'
import {
  findPaper,
  findReach,
  insertSiderSignature,
  lockPaper,
  type PaperRow,
  storeOpening,
} from './paper-queries.ts'
import { consentToPaper } from './to-sider-paper.ts'

type Open = typeof siderPapers.openSiderPaper
type Send = typeof siderPapers.sendSigningCode
type Sign = typeof siderPapers.signSiderPaper

/** Characters kept of the hashed session token and of the browser’s name. */
const kept = { session: 16, userAgent: 500 } as const

export async function openSiderPaper(
  call: CommandCall,
  { params: { id } }: Parsed<Open>,
): Promise<Answer<Open>> {
  const { siderId } = siderOf(call)
  const { queries, transaction } = call
  const opened = await storeOpening(queries, { siderId, id }, transaction.now)
  if (opened === undefined) throw notFound()
  await transaction.record({
    action: 'sider.openPaper',
    entity: 'sider',
    entityId: siderId,
    organisationId: opened.organisationId,
    before: null,
    after: { paperId: id, openedAt: opened.openedAt },
  })
  return { openedAt: opened.openedAt }
}

/** A code goes to a contact that the Sider had before, never to one of this call. */
export async function sendSigningCode(
  call: Call,
  { params: { id }, body: { through } }: Parsed<Send>,
): Promise<Answer<Send>> {
  const { siderId } = siderOf(call)
  const { db } = call.services
  const scope = everywhere(call.scope)
  const queries = db.queries(scope)
  const paper = await findPaper(queries, { siderId, id })
  const reach = await findReach(queries, siderId)
  if (paper === undefined || reach === undefined) throw notFound()
  refuseUnlessSignable(paper, { openedAt: paper.madeAt, readings: paperReadings })
  const contact = through === 'sms' ? reach.phoneNumber : reach.email
  if (contact === null) throw refuse('errors.sider.no_email')
  await countCodeMessage(call)
  await db.transaction(scope, async (transaction) => {
    await sendOwnCode(call, transaction, { purpose: 'sign', about: id, through, contact })
    await call.keep(transaction, done)
  })
}

/** Signs a paper: nothing of it is undone, and no other call uses the same code. */
export async function signSiderPaper(
  call: Call,
  { params: { id }, body: { code, readings } }: Parsed<Sign>,
): Promise<Answer<Sign>> {
  const sider = siderOf(call)
  const { siderId } = sider
  const key = { siderId, id }
  const { db } = call.services
  const scope = everywhere(call.scope)
  const found = await findPaper(db.queries(scope), key)
  if (found === undefined) throw notFound()
  refuseUnlessSignable(found, { openedAt: found.openedAt, readings })
  const sent = await checkOwnCode(call, { purpose: 'sign', about: id, code })
  return db.transaction(scope, async (transaction) => {
    const { queries, now } = transaction
    const paper = await lockPaper(queries, key)
    if (paper === undefined || paper.openedAt === null) throw notFound()
    refuseUnlessSignable(paper, { openedAt: paper.openedAt, readings })
    if (!(await useCode(queries, { siderId, purpose: 'sign' }, sent.codeHash))) {
      throw refuse('errors.sider.code_invalid')
    }
    const { organisationId, documentSha256, openedAt } = paper
    await insertSiderSignature(queries, {
      ...key,
      organisationId,
      at: now,
      name: fullName(sider),
      documentSha256,
      openedAt,
      readings: paperReadings,
      code: sent,
      session: hashToken(call.token ?? '')
        .toString('hex')
        .slice(0, kept.session),
      address: call.address,
      userAgent: call.userAgent?.slice(0, kept.userAgent) ?? null,
      locale: call.locale,
      consent: consentToPaper(paper, call.locale),
    })
    await enqueueSiderProof(transaction, { organisationId, paperId: id })
    await transaction.record({
      action: 'sider.sign',
      entity: 'sider',
      entityId: siderId,
      organisationId,
      before: null,
      after: { paperId: id, number: paper.number, version: paper.version, documentSha256 },
    })
    const answer = { signedAt: now }
    await call.keep(transaction, toWire(siderPapers.signSiderPaper, answer))
    return answer
  })
}

function refuseUnlessSignable(
  paper: PaperRow,
  reading: Parameters<typeof signingRefusal>[1],
): void {
  throwRefusal(signingRefusal(siderPaperState(paper), reading))
}
