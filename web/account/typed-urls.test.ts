import { expect, test } from 'vitest'
import { asUrl, urlsIn } from './typed-urls.ts'

test.each([
  ['cafe-morgen.example', 'https://cafe-morgen.example'],
  [' www.cafe.example/karte ', 'https://www.cafe.example/karte'],
  ['http://cafe.example', 'http://cafe.example'],
  ['HTTPS://cafe.example', 'HTTPS://cafe.example'],
  ['cafe.example:8080', 'https://cafe.example:8080'],
  // Refused afterwards by the contract, in its words.
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['  ', null],
])('a website typed as %j is %j', (typed, url) => {
  expect(asUrl(typed)).toBe(url)
})

test('social media pages are one per line, empty lines do not count', () => {
  expect(urlsIn('instagram.com/cafe\n\n https://linkedin.com/cafe \n')).toEqual([
    'https://instagram.com/cafe',
    'https://linkedin.com/cafe',
  ])
})
