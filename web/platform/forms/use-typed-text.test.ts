import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { sessionStore } from '../storage.ts'
import { confirmViewer, onViewerChange, settleViewer } from '../viewer/viewer-state.ts'
import { openTyped, typedKey } from './use-typed-text.ts'

beforeEach(() => stubBrowser())
afterEach(() => {
  settleViewer({ token: null })
  vi.unstubAllGlobals()
})

test('a field that was shown before the server said who reads it is told, and finds what the person typed', () => {
  const ofA = { id: 'a', email: 'a@cafe.test' }
  settleViewer({ token: 'token-a', person: ofA })
  sessionStore.write(typedKey('parcel'), '00340434161094042557')
  settleViewer({ token: 'token-a' })
  const seen: (string | null)[] = []
  const stop = onViewerChange(() => seen.push(sessionStore.read(typedKey('parcel'))))
  confirmViewer('token-a', ofA)
  // The same answer again is no news.
  confirmViewer('token-a', { ...ofA })
  stop()
  expect(seen).toEqual(['00340434161094042557'])
})

test('words begun before it was known who types them are where their next page looks for them, and nowhere else', () => {
  settleViewer({ token: 'token-a' })
  const unknown = typedKey('parcel')
  sessionStore.write(unknown, '00340434161094042557')
  const begun = openTyped('parcel', unknown)
  confirmViewer('token-a', { id: 'a', email: 'a@cafe.test' })
  const known = openTyped('parcel', typedKey('parcel'), begun)
  expect(known.text).toBe('00340434161094042557')
  expect(openTyped('parcel', typedKey('parcel')).text).toBe('00340434161094042557')
  expect(sessionStore.read(unknown)).toBeNull()
})

test.each([
  ['a visitor', null],
  ['another account', 'token-b'],
])('words begun as %s are not those of who comes after', (_, token) => {
  settleViewer({ token })
  const unknown = typedKey('parcel')
  sessionStore.write(unknown, 'Ihre Nummer')
  const begun = openTyped('parcel', unknown)
  settleViewer({ token: 'token-a', person: { id: 'a', email: 'a@cafe.test' } })
  const known = openTyped('parcel', typedKey('parcel'), begun)
  expect(known.text).toBe('')
  expect(sessionStore.read(typedKey('parcel'))).toBeNull()
})
