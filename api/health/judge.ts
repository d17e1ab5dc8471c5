import { LATE_MAIL_MINUTES } from '../../contract/operator/overview.ts'
import type { HealthKind, HealthState } from '../../contract/operator/health.ts'
import { numberFormat } from '../../contract/platform/formats.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Texts } from '../../texts/texts.ts'
import { DEAD_QUEUE } from '../platform/jobs/dead-jobs.ts'
import { momentText } from '../platform/wall-clock.ts'
import type { DatabaseFacts, MailFacts, ProviderFacts, QueueFacts } from './find-facts.ts'
import type { PolicyFacts } from './policy-reports.ts'

type HealthTexts = Texts['health']['replies']
type Say<T> = (t: HealthTexts, language: Language) => T

export type Judged = {
  kind: HealthKind
  state: HealthState
  /** What the line of the last 24 hours is drawn of. */
  value: number | null
  /** Null where nothing is wrong, and where only the samples tell. */
  since: Date | null
  figures: Say<string[]>
  advice: Say<string> | null
}

/** Where the first is true it is bad, where the second is, a warning. */
const stateOf = (isBad: boolean, isWarning: boolean): HealthState => (isBad ? 'BAD' : isWarning ? 'WARNING' : 'GOOD')

const MINUTE = 60

const decimals = {
  de: numberFormat('de-DE', { maximumFractionDigits: 1 }),
  en: numberFormat('en-GB', { maximumFractionDigits: 1 }),
}
const gigabytes = (bytes: number, language: Language) => decimals[language].format(bytes / 1024 ** 3)
const momentOf = (at: Date | null, language: Language) => at && momentText(at, language)

// A backup reads all in one transaction, for minutes.
export function judgeDatabase(facts: DatabaseFacts & { answerMs: number }): Judged {
  const { connections, mostConnections, oldestSeconds, answerMs } = facts
  const share = connections / mostConnections
  const state = stateOf(
    share >= 0.9 || oldestSeconds >= 60 * MINUTE,
    share >= 0.7 || oldestSeconds >= 15 * MINUTE || answerMs >= 1000,
  )
  return {
    kind: 'DATABASE',
    state,
    value: connections,
    since: null,
    figures: (t) => [
      t.connections(connections, mostConnections),
      t.answers(answerMs),
      t.oldest(Math.round(oldestSeconds)),
    ],
    advice: state === 'GOOD' ? null : (t) => (share >= 0.7 ? t.manyConnections : t.slowDatabase),
  }
}

/** From this many failed calls in a row on it is no accident. */
const MANY_FAILURES = 3

export function judgeProvider(facts: ProviderFacts | null): Judged {
  const kind = 'PROVIDER'
  const unknown = { kind, state: 'UNKNOWN', value: null, since: null } as const
  if (!facts) return { ...unknown, figures: (t) => [t.noProvider], advice: (t) => t.setUpProvider }
  const { answered, failed, lastAnswerAt, failingSince, failedSince } = facts
  if (!lastAnswerAt && !failingSince) return { ...unknown, figures: (t) => [t.notKnown], advice: (t) => t.noCallYet }
  const percent = answered + failed === 0 ? 0 : Math.round((100 * failed) / (answered + failed))
  const state = stateOf(failedSince >= MANY_FAILURES, failingSince !== null || percent >= 5)
  return {
    kind,
    state,
    value: percent,
    since: failingSince,
    figures: (t, language) => [t.failedShare(percent), t.lastAnswer(momentOf(lastAnswerAt, language))],
    advice: state === 'GOOD' ? null : (t) => (failingSince ? t.providerAway : t.providerShaky),
  }
}

/** One address that takes no mail is no trouble of the server: others are sent meanwhile. */
export function judgeMail({ waiting, oldestAt, lastSentAt }: MailFacts, now: Date): Judged {
  const isLate = oldestAt !== null && now.getTime() - oldestAt.getTime() > LATE_MAIL_MINUTES * MINUTE * 1000
  const isAway = isLate && (lastSentAt === null || lastSentAt < oldestAt)
  const isUnknown = waiting === 0 && lastSentAt === null
  return {
    kind: 'MAIL',
    state: isUnknown ? 'UNKNOWN' : stateOf(isAway, isLate),
    value: waiting,
    since: isLate ? oldestAt : null,
    figures: (t, language) => [t.mailsWaiting(waiting), t.lastSent(momentOf(lastSentAt, language))],
    advice: isUnknown ? (t) => t.noMailYet : isLate ? (t) => (isAway ? t.mailAway : t.mailLate) : null,
  }
}

const STANDS_STILL_SECONDS = 5 * MINUTE
const SLOW_SECONDS = 2 * MINUTE

/** A queue stands still where something is due and nothing was begun since. */
export function judgeJobs(queues: QueueFacts[], now: Date): Judged {
  const dead = queues.find(({ name }) => name === DEAD_QUEUE)
  const deadCount = dead?.due ?? 0
  const alive = queues.filter(({ name }) => name !== DEAD_QUEUE)
  const due = alive.reduce((sum, queue) => sum + queue.due, 0)
  const [slowest] = alive
    .flatMap(({ name, dueSince, lastStartedAt }) => (dueSince ? [{ name, since: later(dueSince, lastStartedAt) }] : []))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
  const seconds = slowest ? (now.getTime() - slowest.since.getTime()) / 1000 : 0
  const standing = slowest && seconds >= SLOW_SECONDS ? slowest : null
  const state = stateOf(seconds >= STANDS_STILL_SECONDS, standing !== null || deadCount > 0)
  return {
    kind: 'JOBS',
    state,
    value: due,
    since: standing?.since ?? dead?.dueSince ?? null,
    figures: (t) => [
      standing ? t.standsStill(standing.name) : t.jobsDue(due),
      ...(standing ? [t.jobsDue(due)] : []),
      t.jobsDead(deadCount),
    ],
    advice: standing ? (t) => t.queueStands : deadCount > 0 ? (t) => t.jobsFailed : null,
  }
}

const later = (a: Date, b: Date | null) => (b && b > a ? b : a)

/** Below that PostgreSQL may stop any moment; `npm run doctor` has the same limit. */
const LEAST_FREE_BYTES = 1024 ** 3

export function judgeDisk({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Judged {
  const percent = Math.round((1000 * freeBytes) / totalBytes) / 10
  const state = stateOf(freeBytes < LEAST_FREE_BYTES || percent < 5, percent < 15)
  return {
    kind: 'DISK',
    state,
    value: percent,
    since: null,
    figures: (t, language) => [
      t.diskFree(decimals[language].format(percent)),
      t.diskBytes(gigabytes(freeBytes, language), gigabytes(totalBytes, language)),
    ],
    advice: state === 'GOOD' ? null : (t) => t.diskFull,
  }
}

/** As the catalogue's index says it of itself. */
export type IndexAge = { isComplete: boolean; checkedSeconds: number | null; behindSeconds: number; failures: number }

// It searches for changes every minute by itself.
export function judgeIndex({ isComplete, checkedSeconds, behindSeconds, failures }: IndexAge, now: Date): Judged {
  const age = Math.max(behindSeconds, checkedSeconds ?? 0)
  const state = stateOf(age >= 10 * MINUTE || failures >= 10, !isComplete || age >= 3 * MINUTE || failures >= 3)
  return {
    kind: 'INDEX',
    state,
    value: checkedSeconds === null ? null : Math.round(age),
    since: state === 'GOOD' || !isComplete ? null : new Date(now.getTime() - age * 1000),
    figures: (t) => [
      isComplete ? t.indexAge(Math.round(age)) : t.indexUnread,
      t.indexBehind(Math.round(behindSeconds)),
    ],
    advice: state === 'GOOD' ? null : (t) => (isComplete ? t.indexStands : t.indexIsRead),
  }
}

const HOUR_MS = 60 * MINUTE * 1000

/** A backup comes every night, and is restored for trial once a quarter (docs/operations.md). */
export function judgeBackup(found: { madeAt: Date | null; restoredAt: Date | null }, now: Date): Judged {
  const { madeAt, restoredAt } = found
  const hoursSince = (at: Date) => (now.getTime() - at.getTime()) / HOUR_MS
  const hours = madeAt ? hoursSince(madeAt) : null
  const isOldDrill = restoredAt !== null && hoursSince(restoredAt) > 100 * 24
  const isOld = hours !== null && hours > 26
  const state = hours === null ? 'UNKNOWN' : stateOf(hours > 72, isOld || isOldDrill)
  return {
    kind: 'BACKUP',
    state,
    value: hours === null ? null : Math.round(hours * 10) / 10,
    since: isOld ? madeAt : null,
    figures: (t, language) => [t.lastBackup(momentOf(madeAt, language)), t.lastDrill(momentOf(restoredAt, language))],
    advice: hours === null ? (t) => t.noBackup : isOld ? (t) => t.oldBackup : drillAdvice(restoredAt, isOldDrill),
  }
}

function drillAdvice(restoredAt: Date | null, isOld: boolean): Say<string> | null {
  if (restoredAt === null) return (t) => t.noDrill
  return isOld ? (t) => t.oldDrill : null
}

/** An extension of a browser makes some; a page of ours that loads what it must not makes one a visit. */
const MANY_VIOLATIONS = 20

// Anybody may report, so it is never more than a warning.
export function judgePolicy({ count, newest }: PolicyFacts): Judged {
  const state = stateOf(false, count >= MANY_VIOLATIONS)
  return {
    kind: 'POLICY',
    state,
    value: count,
    since: null,
    figures: (t, language) => [
      t.violations(count),
      ...(newest ? [t.newestViolation({ ...newest, at: momentText(newest.at, language) })] : []),
    ],
    advice: state === 'GOOD' ? null : (t) => t.manyViolations,
  }
}
