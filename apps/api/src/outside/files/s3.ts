import { driveStore } from './drive.ts'
import type { FileStore } from './port.ts'

export interface S3Settings {
  readonly bucket: string
  /** `null` for the service of the region itself. */
  readonly endpoint: string | null
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Stores files in an S3 bucket, which every process of an installation reaches. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  return driveStore(async () => {
    // The SDK of S3 is heavy, so an installation with its files on disk never loads it.
    const { S3Driver } = await import('flydrive/drivers/s3')
    return new S3Driver({
      bucket,
      visibility: 'private',
      // The bucket decides who reads; several services refuse a request that sets an ACL.
      supportsACL: false,
      region,
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    })
  })
}
