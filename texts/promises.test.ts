import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueReplies as germanReplies } from './de/catalogue/replies.ts'
import { catalogue as german } from './de/catalogue/screen.ts'
import { checkoutReplies as germanCheckout } from './de/checkout/replies.ts'
import { home as germanHome } from './de/home.ts'
import { catalogueReplies as englishReplies } from './en/catalogue/replies.ts'
import { catalogue as english } from './en/catalogue/screen.ts'
import { checkoutReplies as englishCheckout } from './en/checkout/replies.ts'
import { home as englishHome } from './en/home.ts'

/** What the texts of buyers may not say: nothing in the shop does it. */
const untrue = [
  [/\bein(e|er)? Rechnung\b/, 'each supplier writes an invoice of its own'],
  [/one invoice/i, 'each supplier writes an invoice of its own'],
  [/[1-9]–[1-9] (Werktag|working day)/, 'each store has a delivery time of its own'],
  [/zwei Werktagen|two working days/, 'a return can be asked for within 14 days'],
  [/meist (in|innerhalb von) zwei|usually answer within/, 'nobody measures answers'],
] as const

test.each(['de', 'en'])('no text in %s promises what the shop does not do', (language) => {
  const folder = join(import.meta.dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const found = files
    .filter((name) => !name.startsWith('operator'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return untrue
        .filter(([words]) => words.test(text))
        .map(([words, because]) => `${name}: ${words.source}: ${because}`)
    })
  expect(found).toEqual([])
})

test.each([
  ['de', german.listing.gateFilters, germanReplies.facets],
  ['en', english.listing.gateFilters, englishReplies.facets],
])('each filter that a visitor is told of in %s is one', (_, announced, facets) => {
  const labels: string[] = Object.values(facets).filter((label) => typeof label === 'string')
  const words = announced.map((name) => name.toLowerCase())
  const missing = words.filter((name) => !['nettopreis', 'net price', 'verfügbarkeit', 'availability'].includes(name))
  expect(missing.filter((name) => !labels.some((label) => label.toLowerCase() === name))).toEqual([])
})

test.each([
  ['de', germanHome.usps[2]!.text, germanCheckout.methods],
  ['en', englishHome.usps[2]!.text, englishCheckout.methods],
])('each way to pay that the home page names in %s is one of the checkout', (_, text, methods) => {
  const names = Object.values(methods).map(({ name }) => name.toLowerCase())
  const named = text
    .replace('.', '')
    .split(/, | oder | or /)
    .map((name) => name.toLowerCase())
  expect(
    named.filter((name) => !names.some((method) => method.includes(name.replace('karte', 'kreditkarte')))),
  ).toEqual([])
})
