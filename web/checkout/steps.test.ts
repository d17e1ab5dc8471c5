import { expect, test } from 'vitest'
import { stepOf, type Progress } from './steps.ts'

const all = { hasAddress: true, hasPayment: true }

test.each<[string | null, Progress, string]>([
  [null, all, 'address'],
  ['nonsense', all, 'address'],
  ['payment', all, 'payment'],
  ['review', all, 'review'],
  ['review', { ...all, hasPayment: false }, 'payment'],
  ['review', { ...all, hasAddress: false }, 'address'],
  ['payment', { hasAddress: true, hasPayment: false }, 'payment'],
])('?step=%s with %o opens %s', (input, progress, step) => {
  expect(stepOf(input, progress)).toBe(step)
})
