import { evidenceFormats, signedDocuments } from '@renfort/domain/contract/evidence/evidence.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, instant } from './kernel/fields.ts'

export const downloadEvidence = endpoint({
  method: 'GET',
  path: '/organisations/:id/document/:docId/evidence',
  summary:
    'The evidence file of a signed batch of contracts: a sealed PDF, or with `format=json` the same facts with a detached signature (RFC 7515 over RFC 8785)',
  access: 'contract.read',
  params: z.object({ id, docId: id }),
  query: z.object({ format: z.enum(evidenceFormats).default('pdf') }),
  response: z.unknown(),
  answers: 'file',
  errors: [
    'errors.contract.not_signed',
    'errors.contract.no_evidence',
    'errors.contract.not_sealed',
    'errors.download.failed',
  ],
})

export const verifyDocument = endpoint({
  method: 'POST',
  path: '/verify',
  summary:
    'Whether a PDF is, to the byte, one that was signed here, and when; nothing of it is kept, nothing else is told',
  access: 'public',
  // A `Blob` in the browser; in the server a stream, of which only the hash is computed.
  body: z.unknown(),
  sends: 'file',
  response: z.object({
    /** `null` for any other file, even one that differs by a single byte. */
    known: z.object({ document: z.enum(signedDocuments), signedAt: instant }).nullable(),
  }),
  errors: ['errors.file.wrong_type', 'errors.file.damaged', 'errors.auth.throttled'],
  neverReplayed: 'Nothing is written: the same file has the same answer.',
})
