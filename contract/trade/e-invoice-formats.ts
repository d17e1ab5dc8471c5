/**
 * What a buyer can ask for (EN 16931): a PDF/A-3 with the data in it, or the data alone as XRechnung in one of its two
 * syntaxes.
 */
export const eInvoiceFormats = ['ZUGFERD', 'XRECHNUNG_UBL', 'XRECHNUNG_CII'] as const
export type EInvoiceFormat = (typeof eInvoiceFormats)[number]
export const xmlFormats = ['XRECHNUNG_UBL', 'XRECHNUNG_CII'] as const
export type XmlFormat = (typeof xmlFormats)[number]
