import { expect, test } from 'vitest'
import { judgeBackup, judgeDatabase, judgeDisk, judgeIndex, judgeJobs, judgeMail, judgeProvider } from './judge.ts'

const now = new Date('2026-11-26T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const idle = { connections: 10, mostConnections: 100, oldestSeconds: 1, answerMs: 2 }
const index = { isComplete: true, checkedSeconds: 20, behindSeconds: 0, failures: 0 }
const calls = { answered: 50, failed: 0, lastAnswerAt: ago(1), failingSince: null, failedSince: 0 }
const queue = { name: 'mail', due: 0, dueSince: null, lastStartedAt: null }
const TB = 1024 ** 4

test.each([
  ['few connections', judgeDatabase(idle), 'GOOD', null],
  ['most connections used', judgeDatabase({ ...idle, connections: 70 }), 'WARNING', null],
  ['hardly a connection left', judgeDatabase({ ...idle, connections: 90 }), 'BAD', null],
  ['a transaction of an hour', judgeDatabase({ ...idle, oldestSeconds: 3600 }), 'BAD', null],
  ['no provider', judgeProvider(null), 'UNKNOWN', null],
  ['nobody has paid', judgeProvider({ ...calls, answered: 0, lastAnswerAt: null }), 'UNKNOWN', null],
  ['an answering provider', judgeProvider(calls), 'GOOD', null],
  ['one call in ten fails', judgeProvider({ ...calls, failed: 5 }), 'WARNING', null],
  ['one failure at the end', judgeProvider({ ...calls, failingSince: ago(1), failedSince: 1 }), 'WARNING', ago(1)],
  ['a provider that is away', judgeProvider({ ...calls, failingSince: ago(9), failedSince: 3 }), 'BAD', ago(9)],
  ['no mail yet', judgeMail({ waiting: 0, oldestAt: null, lastSentAt: null }, now), 'UNKNOWN', null],
  ['a mail on its way', judgeMail({ waiting: 1, oldestAt: ago(1), lastSentAt: ago(60) }, now), 'GOOD', null],
  ['one mail refused', judgeMail({ waiting: 1, oldestAt: ago(30), lastSentAt: ago(1) }, now), 'WARNING', ago(30)],
  ['no mail leaves', judgeMail({ waiting: 3, oldestAt: ago(30), lastSentAt: ago(31) }, now), 'BAD', ago(30)],
  ['no jobs', judgeJobs([], now), 'GOOD', null],
  [
    'a queue with much to do',
    judgeJobs([{ ...queue, due: 99, dueSince: ago(30), lastStartedAt: now }], now),
    'GOOD',
    null,
  ],
  ['a queue that hesitates', judgeJobs([{ ...queue, due: 1, dueSince: ago(3) }], now), 'WARNING', ago(3)],
  [
    'a queue that stands',
    judgeJobs([{ ...queue, due: 1, dueSince: ago(30), lastStartedAt: ago(8) }], now),
    'BAD',
    ago(8),
  ],
  ['a job given up', judgeJobs([{ ...queue, name: 'dead', due: 1, dueSince: ago(90) }], now), 'WARNING', ago(90)],
  ['half a disk', judgeDisk({ freeBytes: TB / 2, totalBytes: TB }), 'GOOD', null],
  ['a tenth of a disk', judgeDisk({ freeBytes: TB / 10, totalBytes: TB }), 'WARNING', null],
  ['a disk nearly full', judgeDisk({ freeBytes: TB / 50, totalBytes: TB }), 'BAD', null],
  ['an index that follows', judgeIndex(index, now), 'GOOD', null],
  ['an index not read yet', judgeIndex({ ...index, isComplete: false, checkedSeconds: null }, now), 'WARNING', null],
  ['an index left behind', judgeIndex({ ...index, behindSeconds: 600 }, now), 'BAD', ago(10)],
  ['no backup', judgeBackup({ madeAt: null, restoredAt: null }, now), 'UNKNOWN', null],
  ['a backup of the night', judgeBackup({ madeAt: ago(600), restoredAt: null }, now), 'GOOD', null],
  ['a night without one', judgeBackup({ madeAt: ago(1700), restoredAt: ago(1) }, now), 'WARNING', ago(1700)],
  ['no backup for days', judgeBackup({ madeAt: ago(5000), restoredAt: ago(1) }, now), 'BAD', ago(5000)],
])('%s', (_, { state, since }, expected, expectedSince) => {
  expect({ state, since }).toEqual({ state: expected, since: expectedSince })
})
