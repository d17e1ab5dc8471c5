import { ordersDocuments as de } from '../../../texts/de/orders-documents.ts'
import { ordersDocuments as en } from '../../../texts/en/orders-documents.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import { findDocument } from './document-queries.ts'
import { textsIn } from './document-words.ts'
import { drawDocument } from './draw-document.ts'

type Asked = { buyerId: string; orderId: string; storeId?: string; number: string }

/** The PDF of a document of this order (of this store's part where one is named). Throws NOT_FOUND. */
export async function readDocument(db: Db, { number, ...owner }: Asked): Promise<File> {
  const document = await findDocument(db, owner, number)
  if (!document) throw Problem.of('NOT_FOUND')
  const name = textsIn(document.content, { de, en }).fileNames[document.content.type]
  const bytes = new Uint8Array(await drawDocument(document))
  return new File([bytes], `${name}-${number}.pdf`, { type: 'application/pdf' })
}
