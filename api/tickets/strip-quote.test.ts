import { expect, test } from 'vitest'
import { stripQuote } from './strip-quote.ts'

test.each([
  ['Danke\n\nAm 26.11.2026 um 10:00 schrieb Tresen <a@b>:\n> Morgen\n>\n> Gruß\n', 'Danke'],
  ['Thanks\r\n\r\nOn Thu, Nov 26, 2026 at 10:00 Tresen <a@b> wrote:\r\n\r\n> Tomorrow\r\n', 'Thanks'],
  ['Thanks\n\nOn Thu, Nov 26, 2026 at 10:00 Tresen with a long name\n<a@b> wrote:\n> Tomorrow', 'Thanks'],
  ['Danke\n-----Ursprüngliche Nachricht-----\nVon: Tresen\nMorgen', 'Danke'],
  ['Danke\n> Morgen', 'Danke'],
  // Answers between quoted lines stay.
  ['> Wann?\nMorgen\n> Wo?\nRampe', '> Wann?\nMorgen\n> Wo?\nRampe'],
  // Nothing but a quote is shown as it is.
  ['> Morgen', '> Morgen'],
  ['On Monday I wrote:\nnothing is quoted here', 'On Monday I wrote:\nnothing is quoted here'],
  ['', ''],
])('of %j stays %j', (text, words) => expect(stripQuote(text)).toBe(words))
