import type * as buyerListsApi from '../../contract/buyers/buyer-lists.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { berlinDay, type Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { may, type Caller } from '../http/caller.ts'
import { streamCsv } from '../http/files/stream-csv.ts'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import { newestPages } from '../http/newest-first.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { Cell } from '../platform/spreadsheets/table.ts'
import { findBuyers, type BuyerRow } from './list-queries.ts'
import { yearBefore } from './read-buyer.ts'

/** The companies of exactly this list, however many there are. It is noted before the first of them leaves. */
export async function writeBuyerList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  narrowed: InputOf<typeof buyerListsApi.writeCsv>,
): Promise<StreamedFile> {
  const { account, language } = caller
  const now = clock.now()
  const withEmails = may(account, 'operator', 'exportBuyers')
  // Words may name a person, and the audit holds them for years.
  const { q, ...filters } = narrowed
  const target = { kind: 'buyer-list', id: berlinDay(now) }
  const after = { ...filters, hasWords: Boolean(q?.trim()), withEmails }
  await inTransaction(db, (tx) => recordAudit(tx, caller, { at: now, action: 'buyer.export', target, after }))
  const search = { ...narrowed, yearAgo: yearBefore(now) }
  const { file } = texts(language).buyers
  return streamCsv({
    name: `${file.name}-${berlinDay(now)}.csv`,
    head: [...file.head, ...(withEmails ? [file.email] : [])],
    language,
    pages: newestPages((window) => findBuyers(db, search, window)),
    cellsOf: (row) => [...cellsOf(row, language), ...(withEmails ? [row.email] : [])],
  })
}

function cellsOf(buyer: BuyerRow, language: Language): Cell[] {
  const { file } = texts(language).buyers
  return [
    buyer.isErased ? file.erased : buyer.companyName,
    buyer.businessType && (file.businessTypes[buyer.businessType] ?? buyer.businessType),
    buyer.cityName,
    { day: berlinDay(buyer.createdAt) },
    { number: buyer.orderCount },
    { cents: buyer.grossYearCents },
    buyer.lastOrderAt && { day: berlinDay(buyer.lastOrderAt) },
    buyer.vatId,
    buyer.vatId && file.vatStatuses[buyer.vatIdStatus],
    [buyer.isTrusted && file.trusted, buyer.isChargedBack && file.chargedBack, buyer.isMailBounced && file.mailBounced]
      .filter(Boolean)
      .join(', '),
  ]
}
