import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Who sees to it in another way that the same write is not under way twice. */
const others: Record<string, string> = {
  'web/account/use-impersonation.ts': 'one attempt for each code',
  'web/designs/ActionDialog.tsx': 'begun by a Button that waits for it',
  'web/designs/start-design.ts': 'begun by a Button that waits for it',
  'web/designs/editor/use-autosave.ts': 'the saver sends one at a time',
  'web/platform/viewer/use-session.ts': 'signing out twice is signing out',
}
const pages = sourceFiles(['web']).filter(({ path }) => !path.startsWith('web/gallery/'))
const contract = import.meta.glob<object>(['../../contract/**/*.ts', '!**/*.test.ts'], { eager: true })
const writes = Object.values(contract)
  .flatMap((part) => Object.entries(part as Record<string, unknown>))
  .filter(([, it]) => it instanceof Object && 'method' in it && 'path' in it && it.method !== 'GET')
  .map(([name]) => name)

test('the writes of the contract are found', () => {
  expect(writes).toEqual(expect.arrayContaining(['writeCart', 'pay', 'addToWishlist', 'actOnOrder']))
})

test('whoever sends a write refuses its repeat while it is under way', () => {
  const sent = new RegExp(`\\bcall\\((\\(await \\w+\\(\\)\\)\\.|[^()]*\\? )?(${writes.join('|')})\\b`)
  const unguarded = pages.filter(
    ({ path, text }) => sent.test(text) && !/\buse(Write|Once|CallForm)\(/.test(text) && !(path in others),
  )
  expect(unguarded.map(({ path }) => path)).toEqual([])
})

test('mutations are made by useWrite alone', () => {
  const own = 'web/platform/writes/use-write.ts'
  expect(
    pages.filter(({ path, text }) => path !== own && text.includes('useMutation(')).map(({ path }) => path),
  ).toEqual([])
})
