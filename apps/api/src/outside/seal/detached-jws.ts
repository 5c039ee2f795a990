import { X509Certificate } from 'node:crypto'
import type { DigestAlgorithm, Signer } from '@libpdf/core'
import { fromBER, Integer, Sequence } from 'asn1js'
import { canonicalJson } from './canonical-json.ts'
import type { PlainJson } from './port.ts'

interface Algorithm {
  readonly name: string
  readonly digest: DigestAlgorithm
  /** Bytes of each half of an ECDSA signature; `null` for RSA. */
  readonly half: number | null
}

const ofCurve: Readonly<Record<string, Algorithm>> = {
  prime256v1: { name: 'ES256', digest: 'SHA-256', half: 32 },
  secp384r1: { name: 'ES384', digest: 'SHA-384', half: 48 },
  secp521r1: { name: 'ES512', digest: 'SHA-512', half: 66 },
}

/**
 * Signs data: a JWS in its compact form without the payload (RFC 7515, appendix F). A check writes
 * the canonical form of the data between the two dots; the header has the certificates.
 */
export async function detachedJws(signer: Signer, data: PlainJson): Promise<string> {
  const { name, digest, half } = algorithmOf(signer)
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])]
  const head = base64url(
    JSON.stringify({
      alg: name,
      typ: 'JOSE',
      x5c: certificates.map((der) => Buffer.from(der).toString('base64')),
    }),
  )
  const signed = Buffer.from(`${head}.${base64url(canonicalJson(data))}`)
  const signature = await signer.sign(signed, digest)
  return `${head}..${base64url(half === null ? signature : halvesOf(signature, half))}`
}

function algorithmOf({ keyType, signatureAlgorithm, certificate }: Signer): Algorithm {
  if (keyType === 'RSA') {
    const name = signatureAlgorithm === 'RSA-PSS' ? 'PS256' : 'RS256'
    return { name, digest: 'SHA-256', half: null }
  }
  const { asymmetricKeyDetails } = new X509Certificate(certificate).publicKey
  const algorithm = ofCurve[asymmetricKeyDetails?.namedCurve ?? '']
  if (algorithm === undefined) throw new Error('The curve of the key has no name in JOSE.')
  return algorithm
}

/** Signers answer a sequence of two numbers (DER); JOSE wants both at full length, one after the other. */
function halvesOf(der: Uint8Array, half: number): Buffer {
  const { result } = fromBER(Uint8Array.from(der))
  if (!(result instanceof Sequence)) throw new Error('The signature is no sequence.')
  return Buffer.concat(
    result.valueBlock.value.map((number) => {
      if (!(number instanceof Integer)) throw new Error('The signature holds no number.')
      const digits = Buffer.from(number.valueBlock.valueHexView)
      const short = digits.subarray(Math.max(0, digits.length - half))
      return Buffer.concat([Buffer.alloc(half - short.length), short])
    }),
  )
}

function base64url(bytes: string | Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
