import { expect, test } from 'vitest'
import { deviceNameOf } from './device-name.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  ['curl/8.16.0', null, null],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system })
})

test('a long name is cut and none is made up', () => {
  expect(deviceNameOf('x'.repeat(400)).browser?.length ?? 0).toBeLessThanOrEqual(40)
  expect(deviceNameOf(null)).toEqual({ browser: null, system: null })
})
