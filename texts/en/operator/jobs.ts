/** Help and answers of `npm run operator -- jobs`. */
export const operatorJobs = {
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
