import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeOldTree } from './old-tree.ts'
import { oldestVersion } from './oldest-version.ts'
import { runOldTests } from './run-old-tests.ts'

// What a version that serves during a deploy may not fail at; npm run test-previous runs all that reaches the database.
const telling = [
  'api/account/session/session.test.ts',
  'api/cart/cart.test.ts',
  'api/checkout/checkout.test.ts',
  'api/orders/orders.test.ts',
]

let removeTree = () => {}
afterEach(() => removeTree())

// Its own cluster and four files take 15 s on a free machine.
test('the oldest version that may serve beside this one signs in, fills carts, pays and orders on the present schema', async ({
  skip,
  signal,
}) => {
  const version = await oldestVersion('.')
  if (typeof version === 'string') return skip(version)
  const { tree, remove } = makeOldTree('.', version.commit)
  removeTree = remove
  const files = telling.filter((path) => existsSync(join(tree, path)))
  const { passed, failures } = await runOldTests(tree, files, { isQuiet: true, signal })
  expect({ failures, of: version }).toEqual({ failures: [], of: version })
  expect(passed).toBeGreaterThanOrEqual(files.length)
}, 180_000)
