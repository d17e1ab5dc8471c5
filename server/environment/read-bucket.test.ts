import { expect, test } from 'vitest'
import { readBucket } from './read-bucket.ts'

const all = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'tresen',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'geheim',
}

test('all settings of a bucket make one, none make none', () => {
  expect(readBucket({}, expect.unreachable)).toBeUndefined()
  expect(readBucket(all, expect.unreachable)).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'tresen',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'geheim',
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ ...all, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY must be set with the other S3_ settings; /],
  [{ S3_BUCKET: 'tresen' }, /^S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set/],
  [{ ...all, S3_ENDPOINT: 'https://key:geheim@s3.example/tresen' }, /^S3_ENDPOINT must look like/],
  [{ ...all, S3_BUCKET: 'My Bucket' }, /^S3_BUCKET must be the name of a bucket/],
  [{ ...all, S3_REGION: 'Frankfurt!' }, /^S3_REGION must look like eu-central-1/],
])('what cannot be used is named: %#', (variables, sentence) => {
  const problems: string[] = []
  readBucket(variables, (problem) => problems.push(problem))
  expect(problems).toEqual([expect.stringMatching(sentence)])
})
