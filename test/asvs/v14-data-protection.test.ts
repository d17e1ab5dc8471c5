import { expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'

/** What it names is a picture that everybody may see. */
const addressed = ['DELETE /api/v1/operator/pictures/{token}']

test('14.2.1: no call takes a password, code or token in its address', () => {
  const secret = /password|secret|token|otp|^code$|recovery/i
  const inAddress = endpoints.flatMap(({ method, path, input }) => {
    const names = Object.keys(input.shape).filter(
      (name) => method === 'GET' || method === 'DELETE' || path.includes(`{${name}}`),
    )
    return names.some((name) => secret.test(name)) ? [`${method} ${path}`] : []
  })
  expect(inAddress).toEqual(addressed)
})
