import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Who sees to it in another way that the same write is not under way twice. */
const others: Record<string, string> = {
  'web/account/sign-in/passkey-sign-in.ts': 'begun by a button that waits for it; each has a challenge of its own',
  'web/account/security/passkey-step-up.ts': 'begun by a button that waits for it',
  'web/account/use-impersonation.ts': 'one attempt for each code',
  'web/cart/put-lines.ts': 'the writes of use-cart and use-reorder',
  'web/designs/ActionDialog.tsx': 'begun by a Button that waits for it',
  'web/designs/start-design.ts': 'begun by a Button that waits for it',
  'web/designs/editor/use-autosave.ts': 'the saver sends one at a time',
  'web/range/supplier/editor/use-draft.ts': 'the draft sends one at a time',
  'web/magazine/operator/editor/use-draft.ts': 'the saver sends one at a time',
  'web/platform/viewer/use-session.ts': 'signing out twice is signing out',
}
const pages = sourceFiles(['web']).filter(({ path }) => !path.startsWith('web/gallery/'))
const contract = import.meta.glob<object>(['../../contract/**/*.ts', '!**/*.test.ts'], { eager: true })
// As callers name them: an endpoint of its slice's namespace, read with the page or when it is first needed.
const writes = Object.entries(contract).flatMap(([path, slice]) =>
  Object.entries(slice as Record<string, unknown>)
    .filter(([, it]) => it instanceof Object && 'method' in it && 'path' in it && it.method !== 'GET')
    .map(([name]) => `${namespaceOf(path)}.${name}`),
)

test('the writes of the contract are found', () => {
  expect(writes).toEqual(
    expect.arrayContaining(['CartApi.write', 'CheckoutApi.pay', 'WishlistApi.add', 'OrdersApi.act']),
  )
})

test('whoever sends a write refuses its repeat while it is under way', () => {
  const unguarded = pages.filter(
    ({ path, text }) => sendsWrite(text) && !/\buse(Write|Once|CallForm)\(/.test(text) && !(path in others),
  )
  expect(unguarded.map(({ path }) => path)).toEqual([])
})

test.each([
  ['call(cartApi.write, { items })', true],
  ['call((await loadCartApi()).write, { items })', true],
  ['call(isAdded ? wishlistApi.remove : wishlistApi.add, {})', true],
  ['call(cartApi.read, {})', false],
])('%s is a write: %s', (text, isWrite) => {
  expect(sendsWrite(text)).toBe(isWrite)
})

/** `../../contract/orders/supplier-orders.ts` → `SupplierOrdersApi`. */
function namespaceOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length).split('-')
  return `${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}Api`
}

function sendsWrite(text: string): boolean {
  const sent = text.matchAll(/\bcall\((?:[^(),]*\? )?(?:\(await load(\w+)\(\)\)|(\w+Api))\.(\w+)/g)
  return [...sent].some(([, lazy, ready, name]) =>
    writes.includes(`${lazy ?? ready![0]!.toUpperCase() + ready!.slice(1)}.${name}`),
  )
}

test('mutations are made by useWrite alone', () => {
  const own = 'web/platform/writes/use-write.ts'
  expect(
    pages.filter(({ path, text }) => path !== own && text.includes('useMutation(')).map(({ path }) => path),
  ).toEqual([])
})
