import { expect, test } from 'vitest'
import { isShopPath } from './shop-path.ts'

test.each(['/', '/collections/winter', '/kaffee-tee?sort=NEWEST&page=2', '/magazine/espresso', '/deko'])(
  '%s is inside the shop',
  (url) => expect(isShopPath(url)).toBe(true),
)

test.each([
  'collections/winter',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/de/collections/winter',
  '/de',
  '/api/v1/auth',
  '',
])('%j is not, or has a language of its own', (url) => expect(isShopPath(url)).toBe(false))
