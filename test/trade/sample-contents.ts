import { readFileSync } from 'node:fs'
import type { ContentVersion2 } from '../../api/orders/documents/document-content.ts'

const file = new URL('../../api/orders/documents/e-invoice/golden/contents.json', import.meta.url)

/** The made-up documents of the golden files, by name. */
export const sampleContents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ContentVersion2>
