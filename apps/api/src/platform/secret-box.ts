import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals secrets that the product has to read again, for a table that whoever copies it cannot read. */
export interface SecretBox {
  /** `owner` is needed again to open: a sealed secret is worth nothing in the row of another. */
  seal(secret: Uint8Array, owner: string): Buffer
  /** Throws for what was not sealed here for this owner. */
  open(sealed: Buffer, owner: string): Buffer
}

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open: (sealed, owner) => {
      const text = nonceBytes + tagBytes
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(nonceBytes, text))
      return Buffer.concat([decipher.update(sealed.subarray(text)), decipher.final()])
    },
  }
}
