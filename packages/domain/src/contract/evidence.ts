/** An evidence file is written for people, and for machines. */
export const evidenceFormats = ['pdf', 'json'] as const
export type EvidenceFormat = (typeof evidenceFormats)[number]

/** Whether the evidence file of a signature is there, on its way, or never made for want of a key. */
export const evidenceStates = ['ready', 'preparing', 'unsealed'] as const
export type EvidenceState = (typeof evidenceStates)[number]

interface SignatureState {
  readonly hasEvidence: boolean
  /** Whether this installation has a key that it seals with. */
  readonly hasKey: boolean
}

/** How far the evidence file of a signature has come; without a key nothing is sealed. */
export function evidenceState({ hasEvidence, hasKey }: SignatureState): EvidenceState {
  if (hasEvidence) return 'ready'
  return hasKey ? 'preparing' : 'unsealed'
}

/** Bytes of a file that is compared with those that were signed. */
export const largestComparedBytes = 26_214_400

/** What a file can be found to be: the sealed document, the one that was shown, the evidence file. */
export const signedDocuments = ['sealed', 'shown', 'evidence'] as const
export type SignedDocument = (typeof signedDocuments)[number]

/** For how long after a signature its seal waits for a timestamp authority that does not answer. */
export const timestampPatienceMs = 300_000

/** A validator of signatures that is not the product’s: that of the European Commission. */
export const outsideValidator =
  'https://ec.europa.eu/digital-building-blocks/DSS/webapp-demo/validation'
