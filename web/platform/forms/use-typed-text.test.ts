import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { sessionStore } from '../storage.ts'
import { confirmViewer, onViewerChange, settleViewer } from '../viewer/viewer-state.ts'
import { typedKey } from './use-typed-text.ts'

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
