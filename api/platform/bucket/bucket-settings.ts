/** Where files are stored that no folder of this machine holds; S3_… of the environment. */
export type BucketSettings = {
  /** Scheme, host and port. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
