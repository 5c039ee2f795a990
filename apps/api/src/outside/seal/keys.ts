import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core'
import { Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate } from 'pkijs'

const { subtle } = crypto
const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const commonName = '2.5.4.3'

type Time = Certificate['notBefore']['value']

/** The terms of a generated certificate. */
export interface CertificateTerms {
  readonly name: string
  readonly since: Time
  readonly until: Time
}

/** The key of the installation: a PKCS#12 file, which is read once. */
export function keyOfFile(path: string, password: string): () => Promise<Signer> {
  let signer: Promise<Signer> | null = null
  return async () => {
    signer ??= readFile(path).then((file) => P12Signer.create(file, password))
    return signer
  }
}

/**
 * A key of this installation alone, generated when it is first needed. Its certificate names it as
 * a demo’s.
 */
export function generatedKey(path: string, termsOf: () => CertificateTerms): () => Promise<Signer> {
  let signer: Promise<Signer> | null = null
  return async () => {
    signer ??= readKey(path).catch(async () => makeKey(path, termsOf()))
    return signer
  }
}

interface KeptKey {
  readonly key: string
  readonly certificate: string
}

async function readKey(path: string): Promise<Signer> {
  const kept = JSON.parse(await readFile(path, 'utf8')) as KeptKey
  return signerOf(kept)
}

async function signerOf({ key, certificate }: KeptKey): Promise<Signer> {
  const privateKey = await subtle.importKey('pkcs8', Buffer.from(key, 'base64'), curve, false, [
    'sign',
  ])
  return new CryptoKeySigner(privateKey, Buffer.from(certificate, 'base64'), 'EC', 'ECDSA')
}

const newKeys = async () => subtle.generateKey(curve, true, ['sign', 'verify'])

async function makeKey(path: string, terms: CertificateTerms): Promise<Signer> {
  const keys = await newKeys()
  const kept = {
    key: Buffer.from(await subtle.exportKey('pkcs8', keys.privateKey)).toString('base64'),
    certificate: (await certificateOf(keys, terms)).toString('base64'),
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(kept), { mode: 0o600 })
  return signerOf(kept)
}

/** The certificate signs itself, so nobody else vouches for it. */
async function certificateOf(
  keys: Awaited<ReturnType<typeof newKeys>>,
  { name, since, until }: CertificateTerms,
): Promise<Buffer> {
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: 1 })
  for (const holder of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: name })
    holder.typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value }))
  }
  certificate.notBefore.value = since
  certificate.notAfter.value = until
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return Buffer.from(certificate.toSchema(true).toBER(false))
}
