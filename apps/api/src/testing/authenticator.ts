import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** User present and verified; then: key of its own in the data. */
const presentAndVerified = 0x05
const withKey = 0x40
/** May be backed up; then: is. */
const eligible = 0x08
const backedUp = 0x10

interface Page {
  readonly host: string
  readonly origin: string
}

/** A device with one passkey for the pages of one host: what a browser would send of it. */
export function anAuthenticator({ host, origin }: Page) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let state = presentAndVerified
  const dataOf = (flags: number, rest: Uint8Array = new Uint8Array()) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const about = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const }
  return {
    id: about.id,
    /** As a device whose passkeys its maker keeps, too: `none` until there is a copy, `whole` from then on. */
    backUp: (copy: 'none' | 'whole') => {
      state = presentAndVerified | eligible | (copy === 'whole' ? backedUp : 0)
    },
    /** As a copy of the device would: the count of its uses starts again. */
    rewind: () => {
      counter = 0
    },
    register: ({ challenge }: { challenge: string }, from = origin) => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = new Uint8Array(dataOf(state | withKey, rest))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...about,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, from)),
          attestationObject: encoded(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge }: { challenge: string }, from = origin) => {
      const client = clientData('webauthn.get', challenge, from)
      const authenticatorData = dataOf(state)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      )
      return {
        ...about,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(authenticatorData),
          signature: encoded(signature),
        },
      }
    },
  }
}
