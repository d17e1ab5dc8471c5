import { createHash } from 'node:crypto'
import { limitConcurrency, joined } from '../../platform/limit-concurrency.ts'
import { workInThread } from '../../platform/threads/work-in-thread.ts'
import type { XmlFormat } from '../../../contract/trade/e-invoice-formats.ts'
import type { StatementContent } from '../empties/statement/statement-content.ts'
import type { PackingListContent } from '../packing/lists/packing-list-content.ts'
import type { ContentVersion2 } from './document-content.ts'
import type { StoredDocument } from './document-queries.ts'

/** What the thread makes: the PDF of a document, its data alone, a list for who packs, or a statement of empties. */
export type FileRequest =
  | StoredDocument
  | PackingListContent
  | StatementContent
  | { content: ContentVersion2; format: XmlFormat }

/** Together some seconds of work; who comes on top asks again later. */
const MAX_WAITING = 50

// One thread for the whole process, whoever asks. A document of 500 lines takes a second or two of it.
const make = workInThread<FileRequest>(new URL('./document-thread.ts', import.meta.url), {
  idleMs: 60_000,
  limitMs: 60_000,
})
const oneAtATime = limitConcurrency({ atOnce: 1, waiting: MAX_WAITING })
const underWay = new Map<string, Promise<Buffer>>()

/**
 * Makes a file of a document beside the event loop, which a long one would stop for seconds; one at a time in a process. Who asks
 * for the same one while it is drawn waits for it. Throws Busy when too many others wait.
 */
export async function makeInThread(file: FileRequest): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(file)).digest('base64url')
  const running = underWay.get(key)
  if (running) return joined(running, () => makeInThread(file))
  const drawn = oneAtATime(() => make(file)).finally(() => underWay.delete(key))
  underWay.set(key, drawn)
  return drawn
}
