import { CryptoKeySigner, type Signer } from '@libpdf/core'
import { Integer, ObjectIdentifier, Sequence, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate, Extension } from 'pkijs'

const { subtle } = crypto
const commonName = '2.5.4.3'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

const kinds = {
  'P-256': { name: 'ECDSA', namedCurve: 'P-256' },
  'P-384': { name: 'ECDSA', namedCurve: 'P-384' },
  'P-521': { name: 'ECDSA', namedCurve: 'P-521' },
  RSA: {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  },
} as const
export type KeyKind = keyof typeof kinds

/** A key with a certificate that it signed itself; with `forTimestamps` one that vouches for times. */
export async function aKey(kind: KeyKind, forTimestamps = false) {
  const keys = await subtle.generateKey(kinds[kind], true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: 7 })
  for (const holder of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: `Essai ${kind}` })
    holder.typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value }))
  }
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z')
  certificate.notAfter.value = new Date('2036-01-01T00:00:00Z')
  if (forTimestamps) {
    const purpose = new Sequence({ value: [new ObjectIdentifier({ value: timeStamping })] })
    certificate.extensions = [
      new Extension({ extnID: extendedKeyUsage, critical: true, extnValue: purpose.toBER(false) }),
    ]
  }
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return { keys, certificate, der: Buffer.from(certificate.toSchema(true).toBER(false)) }
}

/** A signer with a key of this kind. */
export async function aSigner(kind: KeyKind): Promise<Signer> {
  const { keys, der } = await aKey(kind)
  return kind === 'RSA'
    ? new CryptoKeySigner(keys.privateKey, der, 'RSA', 'RSASSA-PKCS1-v1_5')
    : new CryptoKeySigner(keys.privateKey, der, 'EC', 'ECDSA')
}
