import { beforeEach, expect, test } from 'vitest'
import { localStore } from '../../platform/storage.ts'
import { storeReturnPath, takeReturnPath } from './return-path.ts'

const minute = 60_000

beforeEach(() => localStore.remove('sign-in-return'))

test('it leads back once, with what was searched for', () => {
  storeReturnPath('/de/search?q=kaffee', 0)
  expect(takeReturnPath(15 * minute)).toBe('/de/search?q=kaffee')
  expect(takeReturnPath(15 * minute)).toBeNull()
})

test('half an hour later it leads nowhere', () => {
  storeReturnPath('/cart', 0)
  expect(takeReturnPath(31 * minute)).toBeNull()
})

test.each(['/login', '/de/login', '/de/register', '/forgot-password?x=1', '/de/sign-in-link?token=x'])(
  '%s is only a way to the sign-in, and ends what was stored before',
  (path) => {
    storeReturnPath('/cart', 0)
    storeReturnPath(path, 0)
    expect(takeReturnPath(0)).toBeNull()
  },
)

test.each([
  '{"path":"//evil.example","at":0}',
  '{"path":"https://evil.example","at":0}',
  '{"path":1,"at":0}',
  '"x"',
  'null',
])('what another hand has stored is left alone: %s', (stored) => {
  localStore.write('sign-in-return', stored)
  expect(takeReturnPath(0)).toBeNull()
})
