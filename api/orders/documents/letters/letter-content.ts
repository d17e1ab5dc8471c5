import type { DocumentContent } from '../document-content.ts'

/** A letter in the store's name, about an invoice: what it says stands in it ready to be drawn. */
export type LetterContent = Pick<DocumentContent, 'language' | 'number' | 'seller' | 'billing' | 'delivery'> & {
  letter: string
  writtenAt: Date
  marks: [string, string][]
  paragraphs: string[]
  /** What is asked for, line by line. */
  head: readonly string[]
  rows: string[][]
  total: string[]
  closing: string[]
}
