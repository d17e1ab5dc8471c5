import { createHash } from 'node:crypto'
import { ordersDocuments as de } from '../../../texts/de/orders/documents.ts'
import { ordersDocuments as en } from '../../../texts/en/orders/documents.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDocument, findDocumentFile, insertDocumentFile } from './document-queries.ts'
import { textsIn } from './document-words.ts'
import { drawInThread } from './draw-in-thread.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type Asked = { buyerId: string; orderId: string; storeId?: string; number: string }

/**
 * The PDF of a document of this order (of this store's part where one is named), as it was issued: drawn by the first who
 * asks, in practice the job that mails it, and kept from then on. Throws NOT_FOUND, UNAVAILABLE as drawInThread does.
 */
export async function readDocument(deps: ReadDeps, { number, ...owner }: Asked): Promise<File> {
  const found = await findDocumentFile(deps.db, owner, number)
  if (!found) throw Problem.of('NOT_FOUND')
  const { pdf } = found.pdf ? found : await drawAndKeep(deps, { number, ...owner })
  const name = textsIn(found, { de, en }).fileNames[found.type]
  return new File([new Uint8Array(pdf!)], `${name}-${number}.pdf`, { type: 'application/pdf' })
}

// Of several processes that draw at the same time one keeps its bytes, which all of them answer.
async function drawAndKeep({ db, clock }: ReadDeps, { number, ...owner }: Asked) {
  const document = await findDocument(db, owner, number)
  const pdf = await drawInThread(document!)
  const sha256 = createHash('sha256').update(pdf).digest()
  await insertDocumentFile(db, { number, pdf, sha256, drawnAt: clock.now() })
  return (await findDocumentFile(db, owner, number))!
}
