import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { metricsPortOf } from './read-ports.ts'

test('the socket is the one that was opened for this very process', () => {
  const own = String(process.pid)
  expect(readEnvironment({ LISTEN_FDS: '1', LISTEN_PID: own }).listenFd).toBe(3)
  expect(readEnvironment({ LISTEN_FDS: '1', LISTEN_PID: `${own}0` }).listenFd).toBeUndefined()
  expect(() => readEnvironment({ LISTEN_FDS: '2', LISTEN_PID: own })).toThrow('LISTEN_FDS must be 1')
})

test('the figures of several processes need ports that are there and nobody else of ours has', () => {
  const several = { WEB_PROCESSES: '4', PORT: '3000' }
  expect(readEnvironment({ ...several, METRICS_PORT: '9464' })).toMatchObject({ webProcesses: 4, metricsPort: 9464 })
  expect(problems({ ...several, METRICS_PORT: '65533' })).toEqual([
    'METRICS_PORT must be 65532 at most with WEB_PROCESSES=4.',
  ])
  expect(problems({ ...several, METRICS_PORT: '2998' })).toEqual([expect.stringMatching(/leave PORT=3000 free/)])
  expect([9464, 0, undefined].map((first) => metricsPortOf(first, 3))).toEqual([9467, 0, undefined])
})

function problems(variables: Record<string, string>) {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}
