import { expect, test } from 'vitest'
import type { Store } from '../../../../contract/stores.ts'
import { withoutAddresses } from './without-addresses.ts'

const store = {
  storeName: 'Senfmühle Elbtal',
  mediaUrl: '/pictures/stores/senf',
  coverUrl: '/pictures/stores/senf',
  coverUrls: [] as string[],
  ownCoverUrl: '/pictures/stores/senf/cover-1',
}

test('a store that is being set up shows its initials and no picture that has an address', () => {
  const { mediaUrl, coverUrl, ...shown } = withoutAddresses(store as Store, '#1c2230')
  expect(decodeURIComponent(mediaUrl)).toMatch(/^data:image\/svg\+xml,<svg .*fill="#1c2230".*>SE<\/text>/)
  expect(coverUrl).toBe(mediaUrl)
  expect(shown).toEqual({ storeName: 'Senfmühle Elbtal', coverUrls: [] })
})

test('what was drawn from its uploads stays, and so do pictures of its products', () => {
  const goods = { coverUrl: '/pictures/1', coverUrls: ['/pictures/1'] }
  const drawn = { ...store, ...goods, mediaUrl: 'data:image/webp;base64,AA', ownCoverUrl: 'data:image/webp;base64,BB' }
  expect(withoutAddresses(drawn as Store, '#1c2230')).toEqual(drawn)
})
