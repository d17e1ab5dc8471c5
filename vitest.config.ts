import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/runner/longest-first.ts'
import { isLong, isWalk } from './test/runner/long.ts'

const database = ['test/database/cluster.ts']
// Through every screen in every state, which npm test has no time for: npm run walk.
const screens = ['e2e/screens/every-screen.spec.ts']
// How a walk goes on without an answer is waited for as long as a busy shop may take: only there, too.
const unanswered = ['e2e/walk/unanswered-document.spec.ts']
// Hooks as a page runs them: what a viewer, a cart and toasts are is held by modules, so each file has them for itself.
const hooks = ['web/**/*.hook.test.tsx']
// They kill shops in the midst of their work: npm test runs them beside the others, one at once.
const quiet = ['e2e/faults/*.spec.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What is made and thrown away at once is collected an eighth cheaper in a larger nursery.
    execArgv: ['--max-semi-space-size=64'],
    tags: [{ name: 'long', description: 'only in npm test -- --all and npm run walk', skip: !isLong }],
    sequence: { sequencer: LongestFirst },
    // Vitest's own second is too short for a machine that is busy with other things.
    expect: { poll: { timeout: 60_000 } },
    // A failure's first line is all that a whole run's summary prints of it.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,bench,bin,contract,sandbox,seed,server,test,texts,web}/**/*.test.{ts,tsx}'],
          exclude: hooks,
          globalSetup: database,
          // Most of a file's time went into reading the same modules again. What a test changes in one, it puts back.
          isolate: false,
          // For a machine that is busy with other things: the longest takes 7 s on a free one.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hooks',
          include: hooks,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude: [...quiet, ...screens, ...(isWalk ? [] : unanswered)],
          globalSetup: ['e2e/support/demo-shop.ts'],
          // As above: the whole shop is read once by each worker.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          globalSetup: ['e2e/support/demo-shop.ts'],
          maxConcurrency: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: quiet,
          globalSetup: database,
          // Hundreds of checkouts and restarts each, which a busy machine takes minutes for.
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
