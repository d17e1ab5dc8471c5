import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEvery, repeatFromNow } from './repeat-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a round that takes longer is waited for, one that fails is told, and after the stop nothing begins', async () => {
  const rounds: (() => void)[] = []
  const failures: unknown[] = []
  const work = () =>
    rounds.length === 1 ? Promise.reject(new Error('away')) : new Promise<void>((done) => void rounds.push(done))
  const repeating = repeatEvery(1000, work, (error) => failures.push(error))
  await vi.advanceTimersByTimeAsync(3500)
  expect(rounds).toHaveLength(1)
  rounds[0]!()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failures).toEqual([new Error('away')])
  rounds.push(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(rounds).toHaveLength(3)
  let isStopped = false
  const stopped = repeating.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  expect(rounds).toHaveLength(3)
  rounds[2]!()
  await stopped
})

test('a first round at once is followed by the others also where it fails, and a stop waits for it', async () => {
  const failures: unknown[] = []
  let rounds = 0
  const work = () => (++rounds === 1 ? Promise.reject(new Error('away')) : Promise.resolve())
  const repeating = repeatFromNow(1000, work, (error) => failures.push(error))
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(2500)
  expect(rounds).toBe(3)
  expect(failures).toEqual([new Error('away')])
  await repeating.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rounds).toBe(3)
})
