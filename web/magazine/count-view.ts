import { previewToken } from '../platform/preview.ts'
import { sendLeaving } from '../platform/writes/leaving.ts'

const counted = new Set<string>()

/** Counts that a post was opened, once a document, as a visitor's: who reads is none of its business. */
export async function countView(id: string): Promise<void> {
  if (previewToken !== null || counted.has(id)) return
  counted.add(id)
  const { addView } = await import('../../contract/counts/counts.ts')
  await sendLeaving(addView, { id }, null)
}
