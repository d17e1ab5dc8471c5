import type { BucketSettings } from './bucket-settings.ts'

/**
 * The storage does not answer (`isAway`) or refuses us; the message is one sentence for the operator. Whoever has called is answered
 * 503 by the status: nothing is stored then, and the call may be sent again.
 */
export class BucketError extends Error {
  readonly statusCode = 503
  readonly isAway: boolean

  constructor(sentence: string, { isAway, cause }: { isAway: boolean; cause?: unknown }) {
    super(sentence, { cause })
    this.isAway = isAway
  }
}

const REGION_CODES = ['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException']

/** What is wrong, from the status and the code of the storage's own answer. The key is a secret, so no message repeats it. */
export function refusalOf(settings: BucketSettings, status: number, code: string | undefined): BucketError {
  const { endpoint, bucket, region } = settings
  const answered = `${endpoint} answered ${status} ${code ?? 'without a code of S3'}`
  const refused = (sentence: string) => new BucketError(sentence, { isAway: false })
  if (code === 'NoSuchBucket')
    return refused(`S3_BUCKET must name a bucket that is there: ${endpoint} has no '${bucket}'.`)
  if (REGION_CODES.includes(code ?? ''))
    return refused(`S3_REGION must be the region of the bucket '${bucket}', not '${region}': ${answered}.`)
  if (status === 403 || status === 401)
    return refused(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may list, read, write and delete in '${bucket}': ${answered}.`,
    )
  return refused(`S3_ENDPOINT and S3_BUCKET must lead to storage that speaks S3: ${answered}.`)
}

/** No answer, or one that says to come back later. */
export function absence({ endpoint }: BucketSettings, cause: unknown): BucketError {
  const reason = reasonOf(cause)
  if (reason === 'ENOTFOUND')
    return new BucketError(`S3_ENDPOINT must lead to a host that is known, not ${endpoint}.`, { isAway: false, cause })
  return new BucketError(`The storage at ${endpoint} does not answer (${reason}).`, { isAway: true, cause })
}

function reasonOf(cause: unknown): string {
  if (typeof cause === 'number') return String(cause)
  const { code, name, cause: inner } = cause as { code?: string; name?: string; cause?: unknown }
  if (name === 'TimeoutError') return 'no answer in time'
  return typeof code === 'string' ? code : inner ? reasonOf(inner) : String(name)
}
