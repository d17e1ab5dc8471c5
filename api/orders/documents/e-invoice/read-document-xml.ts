import { createHash } from 'node:crypto'
import type { XmlFormat } from '../../../../contract/trade/e-invoice-formats.ts'
import { texts } from '../../../../texts/texts.ts'
import { Problem } from '../../../http/problem.ts'
import type { Queryable } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isVersion2 } from '../document-content.ts'
import { findDocument } from '../document-queries.ts'
import { makeInThread } from '../draw-in-thread.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type XmlParams = { buyerId: string; orderId: string; storeId?: string; number: string; format: XmlFormat }

/**
 * An invoice or credit note as XRechnung, as it was first made: by the job that mails it, or by the first call. Throws
 * NOT_FOUND, also for a delivery note and for what was issued before e-invoices; UNAVAILABLE as makeInThread does.
 */
export async function readDocumentXml(deps: ReadDeps, { number, format, ...owner }: XmlParams): Promise<File> {
  const document = await findDocument(deps.db, owner, number)
  if (!document || !isVersion2(document.content)) throw Problem.of('NOT_FOUND')
  const { content } = document
  const xml = (await findXml(deps.db, number, format)) ?? (await makeAndStore(deps, { number, format, content }))
  const name = texts(content.language).orders.documents.fileNames[content.type]
  const syntax = format === 'XRECHNUNG_CII' ? 'xrechnung-cii' : 'xrechnung'
  return new File([new Uint8Array(xml)], `${name}-${number}-${syntax}.xml`, { type: 'application/xml' })
}

// Where several processes make it at the same time, one stores its bytes and all answer with these.
async function makeAndStore(
  { db, clock }: ReadDeps,
  made: { number: string } & Extract<Parameters<typeof makeInThread>[0], { format: XmlFormat }>,
) {
  const { number, format, content } = made
  const xml = await makeInThread({ content, format })
  const sha256 = createHash('sha256').update(xml).digest()
  await db`
    insert into document_xml (number, format, xml, sha256, made_at)
    values (${number}, ${format}, ${xml}, ${sha256}, ${clock.now()}) on conflict (number, format) do nothing`
  return (await findXml(db, number, format))!
}

/** Asks for no owner: callers have found the document by its owner before. */
async function findXml(sql: Queryable, number: string, format: XmlFormat): Promise<Buffer | null> {
  const [row] = await sql<{ xml: Buffer }[]>`
    select xml from document_xml where number = ${number} and format = ${format}`
  return row?.xml ?? null
}
