import { createHash } from 'node:crypto'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDocumentFile, insertDocumentFile, type StoredDocument } from './document-queries.ts'
import { makeInThread } from './draw-in-thread.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type DocumentParams = { buyerId: string; orderId: string; storeId?: string; number: string }

/**
 * The PDF of a document of this order (of this store's part where one is named), as it was issued: drawn by the first
 * call, in practice the job that mails it, and stored from then on. Throws NOT_FOUND, UNAVAILABLE as makeInThread does.
 */
export async function readDocument(deps: ReadDeps, { number, ...owner }: DocumentParams): Promise<File> {
  const file = await findDocumentFile(deps.db, owner, number)
  if (!file) throw Problem.of('NOT_FOUND')
  const pdf = file.pdf ?? (await drawAndStore(deps, number, { content: file.content!, issuedAt: file.issuedAt }))
  const name = texts(file.language).orders.documents.fileNames[file.type]
  return new File([new Uint8Array(pdf)], `${name}-${number}.pdf`, { type: 'application/pdf' })
}

// Where several processes draw at the same time, one stores its bytes and all answer with these.
async function drawAndStore({ db, clock }: ReadDeps, number: string, document: StoredDocument) {
  const pdf = await makeInThread(document)
  const sha256 = createHash('sha256').update(pdf).digest()
  return insertDocumentFile(db, { number, pdf, sha256, drawnAt: clock.now() })
}
