import { expect, test } from 'vitest'
import { mailLayout } from './mail-layout.ts'

const order = mailLayout({
  language: 'de',
  title: 'Danke für die Bestellung 100245',
  paragraphs: ['Hallo <b>Jana</b> & Team,', 'erste Zeile\nzweite Zeile'],
  table: {
    head: ['Artikel', 'Stück', 'Netto'],
    rows: [['Espresso Bar, 1 kg', '8', '94,40 €']],
    totals: [
      ['Mehrwertsteuer 7 %', '6,61 €'],
      ['Gesamt brutto', '101,01 €'],
    ],
  },
  button: { label: 'Bestellung ansehen', url: 'https://tresen.test/de/account/orders/1?a=1&b="2"' },
})

test('what people typed stands in the HTML as text', () => {
  expect(order.html).toContain('Hallo &lt;b&gt;Jana&lt;/b&gt; &amp; Team,')
  expect(order.html).toContain('erste Zeile<br>zweite Zeile')
  expect(order.html).toContain('href="https://tresen.test/de/account/orders/1?a=1&amp;b=&quot;2&quot;"')
  expect(order.html).toContain('<html lang="de">')
})

test('the text says the same, with its columns in line', () => {
  expect(order.text).toBe(`Danke für die Bestellung 100245

Hallo <b>Jana</b> & Team,

erste Zeile
zweite Zeile

Artikel             Stück    Netto
----------------------------------
Espresso Bar, 1 kg      8  94,40 €
----------------------------------
Mehrwertsteuer 7 %  6,61 €
Gesamt brutto  101,01 €

Bestellung ansehen:
https://tresen.test/de/account/orders/1?a=1&b="2"

-- 
Tresen, der Großhandelsmarktplatz für Hotels, Cafés, Restaurants, Läden und Büros.
`)
})

test('the amount of a total stands below the last column', () => {
  const total = /<tr>(?:(?!<\/tr>).)*Gesamt brutto.*?<\/tr>/.exec(order.html)?.[0] ?? ''
  expect([...total.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell)).toEqual([
    'Gesamt brutto',
    '',
    '101,01 €',
  ])
  expect(total).toContain('font-weight:700')
})

test('a long word breaks where it must, the amounts of a table do not', () => {
  expect(order.html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/)
  const amount = /<td style="([^"]*)">94,40/.exec(order.html)?.[1]
  expect(amount).toContain('overflow-wrap:normal')
})
