import { expect, test, vi } from 'vitest'
import { onSignInRequest, openSignIn } from './sign-in.ts'

test('a press before anybody listens opens the dialog once somebody does, and only once', () => {
  expect(openSignIn({ onSignedIn: () => {} })).toBe(false)
  const open = vi.fn()
  const leave = onSignInRequest(open)
  expect(open).toHaveBeenCalledOnce()
  leave()
  onSignInRequest(open)()
  expect(open).toHaveBeenCalledOnce()
})

test('that a session has ended is not said later', () => {
  expect(openSignIn({ ended: { email: 'mira@cafe.example' } })).toBe(false)
  const open = vi.fn()
  onSignInRequest(open)()
  expect(open).not.toHaveBeenCalled()
})
