import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContents } from '../../../../test/trade/sample-contents.ts'
import { writeEInvoice } from './write-e-invoice.ts'

const golden = (name: string) => readFileSync(new URL(`golden/${name}.xml`, import.meta.url), 'utf8')

// Their likes were accepted by the official rules and differ from these in the wording of texts alone. What
// changes here has to be held against those rules anew.
test.each([
  ['invoice-mixed', 'XRECHNUNG_UBL', 'xrechnung.ubl'],
  ['invoice-mixed', 'XRECHNUNG_CII', 'xrechnung.cii'],
  ['invoice-mixed', 'FACTUR_X', 'en16931.cii'],
  ['credit-note', 'XRECHNUNG_UBL', 'xrechnung.ubl'],
  ['credit-note-empties', 'FACTUR_X', 'en16931.cii'],
  ['invoice-intra-community', 'FACTUR_X', 'en16931.cii'],
  ['invoice-export', 'FACTUR_X', 'en16931.cii'],
] as const)('german-trade § 4.7: %s as %s is the accepted file, byte by byte', async (name, format, file) => {
  const xml = await writeEInvoice(sampleContents[name]!, format)
  expect(xml.toString()).toBe(golden(`${name}.${file}`))
})
