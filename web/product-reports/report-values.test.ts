import { describe, expect, test } from 'vitest'
import * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import { productReportReasons } from '../../contract/product-reports/product-reports.ts'
import { productReport as de } from '../../texts/de/product-reports/screen.ts'
import { productReport as en } from '../../texts/en/product-reports/screen.ts'
import { blank, reportOf } from './report-values.ts'

const typed = { ...blank, explanation: 'Senf steht nicht dabei', goodFaith: true }
const isTaken = (values: typeof blank) => productReportsApi.send.input.safeParse(reportOf('100123', values)).success

test.each(productReportReasons)('%s can be chosen, and is taken without a name', (reason) => {
  expect(isTaken({ ...typed, reason, name: ' ', email: '' })).toBe(true)
  for (const { reasons } of [de, en]) expect(reasons[reason]).toBeTruthy()
})

describe('what is missing is told before it is sent', () => {
  test.each([
    ['the reason', { reason: '' }],
    ['the explanation', { explanation: ' ' }],
    ['good faith', { goodFaith: false }],
    ['an address that is none', { email: 'jana@' }],
  ] as const)('%s', (_, missing) => {
    expect(isTaken({ ...typed, reason: 'OTHER' })).toBe(true)
    expect(isTaken({ ...typed, reason: 'OTHER', ...missing })).toBe(false)
  })
})
