import { workOneAtATime } from '../../platform/threads/work-one-at-a-time.ts'
import type { XmlFormat } from '../../../contract/trade/e-invoice-formats.ts'
import type { StatementContent } from '../empties/statement/statement-content.ts'
import type { PackingListContent } from '../packing/lists/packing-list-content.ts'
import type { LetterContent } from './letters/letter-content.ts'
import type { ContentVersion2 } from './document-content.ts'
import type { StoredDocument } from './document-queries.ts'
import type { ReportContent } from './reports/report-content.ts'

/** What the thread makes: the PDF of a document, its data alone, a list for who packs, a statement of empties, a letter, or a report. */
export type FileRequest =
  | StoredDocument
  | PackingListContent
  | StatementContent
  | LetterContent
  | ReportContent
  | { content: ContentVersion2; format: XmlFormat }

/** One thread for the whole process, whoever asks; a document of 500 lines takes a second or two of it. Rejects with Busy. */
export const makeInThread = workOneAtATime<FileRequest>(new URL('./document-thread.ts', import.meta.url), {
  // Together some seconds of work; who comes on top asks again later.
  waiting: 50,
})
