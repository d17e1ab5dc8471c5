import type { Invoice } from '@e-invoice-eu/core'
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js'
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
  const { formatter, isValid, validation } = await formatOf(formats[format])
  // The library fills what it is given with what the format asks.
  const invoice = validation.validate('invoice data', isValid, structuredClone(model))
  formatter.fillInvoiceDefaults(invoice)
  const xml = await formatter.generate(invoice, { format: formats[format], lang: language })
  return Buffer.from(xml)
}

const known = new Map<string, ReturnType<typeof prepare>>()

function formatOf(name: string) {
  const prepared = known.get(name) ?? prepare(name)
  known.set(name, prepared)
  // What could not be loaded once is loaded again for the next document.
  prepared.catch(() => known.delete(name))
  return prepared
}

/** The library's `InvoiceService.generate` does the same anew for each document, which was nine tenths of its time (decision 216). */
async function prepare(name: string) {
  // Loaded on first use: it takes a second and 100 MB.
  const { FormatFactoryService, ValidationService, invoiceSchema } = await import('@e-invoice-eu/core')
  const formatter = new FormatFactoryService().createFormatService(name, quiet)
  const schema = structuredClone(invoiceSchema)
  formatter.patchSchema(schema)
  const isValid = new Ajv({ strict: true, allErrors: true, useDefaults: true }).compile<Invoice>(schema)
  return { formatter, isValid, validation: new ValidationService(quiet) }
}
