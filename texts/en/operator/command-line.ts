/** Sentences of `npm run operator`; those of a topic stand under its name. */
export const commandLine = {
  usage: 'Usage: npm run operator -- <topic> <verb> …',
  about:
    'Works on the database of the shop (DATABASE_URL, or the embedded one in DATA_DIR), also while the shop ' +
    'is running.\nEach use is noted in the audit with the account of the operator.',
  options:
    'Always possible:\n  --as <email>: the operator at work; otherwise the one who was there first\n  ' +
    '--language de|en: language of the answers\n  --help: this explanation, also after a topic or a verb',
  noOperator:
    'There is no operator yet. Sign up in the shop, then appoint that account: npm run operator -- operators appoint <email>',
  noSuchOperator: (email: string) => `There is no operator with the email ${email}.`,
}

/** Help and answers of `npm run operator -- jobs`. */
export const jobs = {
  summary: 'jobs: work that failed for a day and waits for somebody',
  actions: {
    list: { takes: [], explains: 'Lists the jobs that failed, the oldest first: id, queue, time (UTC), last error.' },
    show: { takes: ['<id>'], explains: 'Shows one of them; long texts are only counted.' },
    replay: { takes: ['<id>'], explains: 'Tries it again for a day, under the same id.' },
    discard: { takes: ['<id>'], explains: 'Forgets it for good: what it should have done will not happen.' },
  },
  none: 'No job has failed.',
  unknown: (id: string) => `No failed job has the id ${id}.`,
  replayed: (id: string) => `Job ${id} is tried again.`,
  discarded: (id: string) => `Job ${id} is discarded.`,
  queue: 'Queue',
  created: 'Due since (UTC)',
  died: 'Given up (UTC)',
  reason: 'Last error',
}

type FileCounts = { copied: number; present: number; others: number; megabytes: string }

/** Help and answers of `npm run operator -- files`. */
export const files = {
  summary: 'files: what people uploaded, on its way into a bucket or left behind',
  actions: {
    copy: {
      takes: ['<folder>'],
      explains:
        'Copies the files of a folder (DATA_DIR/files) into the bucket of S3_BUCKET and compares each; may be run again, and writes over nothing.',
    },
    unused: {
      takes: [],
      explains: 'Lists files that no row names, and that are older than a day.',
      options: { delete: ['deletes them, beside the running shop'] },
    },
  },
  noBucket:
    'Files lie in a folder: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for this command.',
  nothingThere: (folder: string) => `The folder '${folder}' holds no files of the shop.`,
  counts: ({ copied, present, others, megabytes }: FileCounts) =>
    `${copied} copied and compared (${megabytes} MB), ${present} there already, ${others} in the bucket alone.`,
  differing: (count: number) => `${count} in the bucket otherwise than in the folder, left as they are there:`,
  allUsed: 'Every file that is older than a day is named by a row.',
  more: (count: number) => `… and ${count} more`,
  unused: (count: number) => `Files that no row names: ${count}. With --delete they are deleted.`,
  deleted: (count: number) => `Files that no row named, deleted: ${count}.`,
}
