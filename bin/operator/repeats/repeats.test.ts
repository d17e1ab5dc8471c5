import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '../../../api/platform/bucket/bucket-files.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { startS3Storage, type S3Storage } from '../../../test/storage/s3-storage.ts'
import { effectsIn } from '../../../test/effects/effects.ts'
import { createPayingApp } from '../../../test/orders/paying.ts'
import { runAction } from '../commands/run.ts'
import { parseCommand } from '../commands/parse-command.ts'
import { Refusal } from '../commands/command.ts'
import { groups } from '../commands/groups.ts'
import { accountEntries } from './account-entries.ts'
import type { Entries, Shop } from './entry.ts'
import { orderEntries } from './order-entries.ts'
import { payoutEntries } from './payout-entries.ts'
import { rangeEntries } from './range-entries.ts'

const entries: Entries = { ...accountEntries, ...orderEntries, ...payoutEntries, ...rangeEntries }
const actions = Object.entries(groups).flatMap(([group, { actions: own }]) =>
  Object.keys(own).map((action) => [group, action] as const),
)

let shop: Shop
let operator: { id: string; email: string }
let storage: S3Storage
beforeAll(async () => {
  storage = await startS3Storage()
  const app = await createPayingApp({ hasWebhooks: false })
  const store = await createStore(app.db)
  const product = await createProduct(app.db, store.id)
  const exclusive = await createProduct(app.db, store.id, { isExclusive: true })
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  shop = { app, store, product, exclusive }
})
afterAll(() => Promise.all([shop.app.close(), storage.close()]))

test('every command says what becomes of its repeat, and none that is gone', () => {
  const named = Object.entries(entries).flatMap(([group, own]) =>
    Object.keys(own).map((action) => `${group} ${action}`),
  )
  expect(named.toSorted()).toEqual(actions.map((names) => names.join(' ')).toSorted())
})

/** Carries out what was typed, as bin/operator.ts does; what it says, or the refusal. */
async function run(typed: string[]) {
  const parsed = parseCommand(typed, groups, 'en')
  if (parsed.ask === 'HELP') throw new Error(`'${typed.join(' ')}' is no command`)
  const { group, action: name, command } = parsed
  const task = { group, name, action: groups[group]!.actions[name]!, command }
  // Of all commands this one alone needs a bucket.
  const files = group === 'files' ? openBucket(storage.settings) : shop.app.deps.files
  const outcome = runAction({ ...shop.app.deps, files, language: 'en', operator }, task)
  return outcome.catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
}

describe.each(actions)('%s %s', (group, action) => {
  test('typed twice, it has its effect once', async () => {
    const { repeat, args } = entries[group]![action]!
    const typed = [group, action, ...(await args(shop))]
    const before = await effectsIn(shop.app.db)
    const first = await run(typed)
    expect(first).not.toBeInstanceOf(Refusal)
    const left = await effectsIn(shop.app.db)
    if (repeat === 'reads') expect(left).toEqual(before)
    else if (repeat !== 'fresh') expect(left).not.toEqual(before)
    const second = await run(typed)
    expect(await effectsIn(shop.app.db)).toEqual(left)
    expect(second instanceof Refusal).toBe(repeat === 'refused')
  })
})
