import { texts } from '../../texts/texts.ts'
import { registerNote } from '../orders/documents/document-notes.ts'
import { monthName } from '../orders/documents/document-format.ts'
import type { CommissionContent } from './invoice-content.ts'

export type InvoiceLine = { name: string; cents: number; rateBp: number }

/** What was earned of deliveries and what was given back, of each rate of tax. */
export function linesOf({ parts, month, language }: CommissionContent): InvoiceLine[] {
  const t = texts(language).commissionInvoices.documents
  const name = monthName(month, language)
  return parts.flatMap(({ rateBp, chargedCents, returnedCents }) => [
    ...(chargedCents === 0 ? [] : [{ name: t.charged(name), cents: chargedCents, rateBp }]),
    ...(returnedCents === 0 ? [] : [{ name: t.returned(name), cents: returnedCents, rateBp }]),
  ])
}

/** What stands below the sum. */
export function notesOf(content: CommissionContent): string[] {
  const t = texts(content.language).commissionInvoices.documents
  const isAbroad = content.parts.some(({ rateBp }) => rateBp === 0)
  return [...(isAbroad ? [t.reverseCharge] : []), t.settled, t.basis, registerNote(content)].filter(Boolean)
}

/** '2026-11-30' of '2026-11'. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
