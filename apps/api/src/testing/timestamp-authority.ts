import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { aKey } from './a-signer.ts'

const oids = {
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signedData: '1.2.840.113549.1.7.2',
} as const

/** How the stand-in behaves: as an authority does, one that is down, or one that vouches for something else. */
export type TimestampMood = 'honest' | 'down' | 'mistaken'

export interface TimestampStandIn {
  readonly url: string
  /** Its certificate, PEM, which the checks of its tokens trust. */
  readonly certificate: string
  /** How often it was asked. */
  asked(): number
  be(mood: TimestampMood): void
  close(): Promise<void>
}

/** A timestamp authority on this machine (RFC 3161): it signs what it is asked for with a key of its own. */
export async function timestampStandIn(at = '2026-12-02T09:00:07Z'): Promise<TimestampStandIn> {
  const key = await aKey('P-256', true)
  let mood: TimestampMood = 'honest'
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    void buffer(request).then(async (sent) => {
      if (mood === 'down') return response.writeHead(503).end()
      const asked = TimeStampReq.fromBER(Uint8Array.from(sent))
      if (mood === 'mistaken') {
        asked.messageImprint.hashedMessage = new OctetString({
          valueHex: new Uint8Array(32).buffer,
        })
      }
      const token = await tokenOf(asked, { key, at, serial: count })
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' })
      return response.end(token)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    certificate: `-----BEGIN CERTIFICATE-----\n${key.der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    asked: () => count,
    be: (next) => {
      mood = next
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

interface Vouching {
  readonly key: Awaited<ReturnType<typeof aKey>>
  readonly at: string
  readonly serial: number
}

async function tokenOf(
  { messageImprint, nonce }: TimeStampReq,
  { key: { keys, certificate, der }, at, serial }: Vouching,
): Promise<Buffer> {
  const info = new TSTInfo({
    version: 1,
    policy: '1.3.6.1.4.1.99999.1',
    messageImprint,
    serialNumber: new Integer({ value: serial }),
    genTime: new Date(at),
    ...(nonce === undefined ? {} : { nonce }),
  })
  const content = info.toSchema().toBER(false)
  const sha256 = (bytes: Uint8Array) =>
    new OctetString({
      valueHex: Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer,
    })
  const certificateId = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [sha256(der)] })] })],
  })
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.tstInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({
              type: oids.contentType,
              values: [new ObjectIdentifier({ value: oids.tstInfo })],
            }),
            new Attribute({ type: oids.messageDigest, values: [sha256(new Uint8Array(content))] }),
            new Attribute({ type: oids.signingCertificateV2, values: [certificateId] }),
          ],
        }),
      }),
    ],
  })
  await signed.sign(keys.privateKey, 0, 'SHA-256', content)
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new ContentInfo({
      contentType: oids.signedData,
      content: signed.toSchema(true),
    }),
  })
  return Buffer.from(answer.toSchema().toBER(false))
}
