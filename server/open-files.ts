import { join } from 'node:path'
import { openBucket } from '../api/platform/bucket/bucket-files.ts'
import { BucketError } from '../api/platform/bucket/bucket-error.ts'
import { openFiles, type Files } from '../api/platform/files.ts'
import type { Environment } from './environment/environment.ts'

type Place = Pick<Environment, 'dataDir' | 'bucket'>

/** Where what people have uploaded is stored: in the bucket, or below the data folder. */
export const openShopFiles = ({ dataDir, bucket }: Place): Files =>
  bucket ? openBucket(bucket) : openFiles(join(dataDir, 'files'))

/**
 * Throws BucketError where the storage refuses what the shop will do. One that does not answer holds up no start: `warn` says so, and
 * whoever needs a file is answered 503 until it is back.
 */
export async function checkFiles({ bucket }: Pick<Place, 'bucket'>, warn: (sentence: string) => void): Promise<void> {
  if (!bucket) return
  try {
    await openBucket(bucket).check()
  } catch (error) {
    if (!(error instanceof BucketError) || !error.isAway) throw error
    warn(`${error.message} Uploads and their pictures are refused until it does.`)
  }
}
