import type { Invoice } from '@e-invoice-eu/core'
import type { Language } from '../../../../contract/platform/values.ts'
import type { XmlFormat } from '../../../../contract/trade/e-invoice-formats.ts'
import type { ContentVersion2 } from '../document-content.ts'
import { eInvoiceModel } from './e-invoice-model.ts'

/** The names of the library; FACTUR_X is what a ZUGFeRD PDF carries. */
const formats = { FACTUR_X: 'CII', XRECHNUNG_UBL: 'XRECHNUNG-UBL', XRECHNUNG_CII: 'XRECHNUNG-CII' } as const

// It would print what it is at.
const quiet = { log: () => {}, warn: () => {}, error: () => {} }

/** The data of a document as XML in one syntax, the same bytes whenever it is written. Heavy: for a thread beside. */
export const writeEInvoice = (content: ContentVersion2, format: XmlFormat | 'FACTUR_X'): Promise<Buffer> =>
  writeModel(eInvoiceModel(content), { format, language: content.language })

type Written = { format: XmlFormat | 'FACTUR_X'; language: Language }

/** The same of what is not a document of an order. */
export async function writeModel(model: Invoice, { format, language }: Written): Promise<Buffer> {
  // Loaded on first use: it takes a second and 100 MB.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const xml = await new InvoiceService(quiet).generate(model, { format: formats[format], lang: language })
  return Buffer.from(xml)
}
