import { berlinDay } from '../../contract/platform/values.ts'
import { createHash } from 'node:crypto'
import type * as commissionInvoicesApi from '../../contract/commission-invoices/commission-invoices.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { drawInThread } from './draw-in-thread.ts'
import { gapOf } from './invoice-content.ts'
import * as queries from './queries.ts'
import type { InvoiceRow } from './queries.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'marketplace'>

/** A store's invoices, the latest month first, and what keeps the next one from being issued. */
export async function listInvoices(
  { db, clock, marketplace }: ReadDeps,
  storeId: string,
  { language, ...input }: CursorInput & { language: Language },
): Promise<OutputOf<typeof commissionInvoicesApi.list>> {
  const order = { key: db`month`, keyType: 'text', id: db`number`, idType: 'text', isDescending: true } as const
  const page = cursorPage(db, order, input)
  const [rows, count, store, month] = await Promise.all([
    queries.findInvoices(db, storeId, page),
    countUpTo(db, queries.invoicesOf(db, storeId)),
    queries.findStore(db, storeId),
    queries.findWaitingMonth(db, storeId, berlinDay(clock.now()).slice(0, 7)),
  ])
  const gap = store && month ? gapOf(marketplace, store) : null
  const shown = cursorRows(rows, page, ({ month: key, number: id }) => ({ key, id }))
  return {
    ...shown,
    items: shown.items.map((row) => entryOf(row, language)),
    count,
    missing: gap && month ? { month, gap } : null,
  }
}

function entryOf({ number, month, type, issuedAt, netCents, taxCents, grossCents }: InvoiceRow, language: Language) {
  return {
    number,
    month,
    type,
    issuedAt,
    amount: eurosOf(grossCents),
    netText: moneyText(netCents, language),
    taxText: moneyText(taxCents, language),
    amountText: moneyText(grossCents, language),
  }
}

/**
 * The PDF of an invoice of this store, as it was issued: drawn by the first call, in practice the job that mails it, and stored from
 * then on. Throws NOT_FOUND, UNAVAILABLE where too many are drawn.
 */
export async function readInvoice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  storeId: string,
  number: string,
): Promise<File> {
  const file = await queries.findInvoiceFile(db, storeId, number)
  if (!file) throw Problem.of('NOT_FOUND')
  const pdf = file.pdf ?? (await drawAndStore({ db, clock }, number))
  const name = texts(file.language).commissionInvoices.documents.fileNames[file.type]
  return new File([new Uint8Array(pdf)], `${name}-${number}.pdf`, { type: 'application/pdf' })
}

// Where several processes draw at the same time, one stores its bytes and all answer with these.
async function drawAndStore({ db, clock }: Pick<Deps, 'db' | 'clock'>, number: string) {
  const { content, issuedAt } = (await queries.findInvoice(db, number))!
  const pdf = await drawInThread({ content, issuedAt })
  const sha256 = createHash('sha256').update(pdf).digest()
  return queries.insertInvoiceFile(db, { number, pdf, sha256, drawnAt: clock.now() })
}
