import type { BucketSettings } from '../../api/platform/bucket/bucket-settings.ts'

type Variables = Record<string, string | undefined>

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** S3_…: all that is needed, or nothing. The keys are secrets, so no message repeats them. */
export function readBucket(variables: Variables, report: (problem: string) => void): BucketSettings | undefined {
  const missing = needed.filter((name) => !variables[name])
  const region = variables.S3_REGION || 'us-east-1'
  if (missing.length === needed.length && !variables.S3_REGION) return undefined
  if (missing.length > 0) {
    report(`${missing.join(' and ')} must be set with the other S3_ settings; unset all to store files in DATA_DIR.`)
    return undefined
  }
  const { S3_ENDPOINT: address = '', S3_BUCKET: bucket = '' } = variables
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(address) || !URL.canParse(address))
    report(
      `S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com without a path, not '${address.replace(/\/\/.*@/, '//')}'.`,
    )
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    report(`S3_BUCKET must be the name of a bucket, 3 to 63 small letters, digits, dots and hyphens, not '${bucket}'.`)
  if (!/^[a-z0-9-]{1,40}$/.test(region)) report(`S3_REGION must look like eu-central-1, not '${region}'.`)
  return {
    endpoint: URL.canParse(address) ? new URL(address).origin : '',
    bucket,
    region,
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
  }
}
