/** The formats of an evidence file: for people, and for machines. */
export const evidenceFormats = ['pdf', 'json'] as const
export type EvidenceFormat = (typeof evidenceFormats)[number]

/**
 * Whether the evidence file of a signature exists, is being made, or cannot be made without a key.
 */
export const evidenceStates = ['ready', 'preparing', 'unsealed'] as const
export type EvidenceState = (typeof evidenceStates)[number]

interface SignatureState {
  readonly hasEvidence: boolean
  /** Whether this installation has a sealing key. */
  readonly hasKey: boolean
}

/** The state of the evidence file of a signature; without a key nothing is sealed. */
export function evidenceState({ hasEvidence, hasKey }: SignatureState): EvidenceState {
  if (hasEvidence) return 'ready'
  return hasKey ? 'preparing' : 'unsealed'
}

/** The largest file, in bytes, that can be compared with signed ones. */
export const largestComparedBytes = 26_214_400

/** What a compared file can be: the sealed document, the one that was shown, the evidence file. */
export const signedDocuments = ['sealed', 'shown', 'evidence'] as const
export type SignedDocument = (typeof signedDocuments)[number]

/**
 * How long after a signature its seal waits for a timestamp authority that does not answer, in
 * milliseconds.
 */
export const timestampPatienceMs = 300_000

/** A validator of signatures by somebody else: the European Commission. */
export const outsideValidator =
  'https://ec.europa.eu/digital-building-blocks/DSS/webapp-demo/validation'
