import type { DriverContract } from 'flydrive/types'
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
  return driveStore(() => s3Driver(settings, { requestTimeout: 15_000 }))
}

interface Manner {
  /** Milliseconds for a whole request, and of silence. */
  readonly requestTimeout?: number
  readonly socketTimeout?: number
  /** Whether the body may be a stream: its checksum would come after it, which several services refuse. */
  readonly streams?: boolean
}

/** The SDK of S3 is heavy, so an installation with its files on disk never loads it. */
export async function s3Driver(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { streams = false, ...timeouts }: Manner,
): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket,
    visibility: 'private',
    // The bucket decides who reads; several services refuse a request that sets an ACL.
    supportsACL: false,
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 3_000, ...timeouts },
    ...(streams ? { requestChecksumCalculation: 'WHEN_REQUIRED' } : {}),
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  })
}
