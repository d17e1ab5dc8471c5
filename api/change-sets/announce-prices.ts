import { hash } from 'node:crypto'
import { undatedFields, type SheetField } from '../../contract/change-sets/fields.ts'
import { priceMoveOf, type PriceMove } from '../../contract/change-sets/differences.ts'
import { termsOf, withValue } from '../../contract/change-sets/terms.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { inTransaction, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { findTerms, type StoredTerms } from '../products/changes/terms.ts'
import { listCellsBut, findAnnounced, type AnnouncedSet, type CellRow } from './change-set-queries.ts'
import { findRegularBuyers, type RegularBuyer } from './touched-buyers.ts'

/** The payload of the queue: a set whose prices are announced, or whose announced prices will not come. */
export type PriceAnnouncement = { id: string; isWithdrawn?: boolean }
type AnnounceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>

const BUYERS = 50
/** A mail names so many articles, the largest moves first. */
const ROWS = 25

export const startPriceAnnouncementWorker = (deps: AnnounceDeps) =>
  deps.jobs.work<PriceAnnouncement>('price-announcement', (job) => announcePrices(deps, job))

/** Mails each buyer who ordered one of the articles within 12 months, once a set; again after a crash changes nothing. */
export async function announcePrices(
  deps: AnnounceDeps,
  { id, isWithdrawn = false }: PriceAnnouncement,
): Promise<void> {
  const { db, clock, jobs } = deps
  const set = await findAnnounced(db, id)
  if (!set) return
  const moves = await movesOf(db, set)
  const page = { skuIds: [...moves.keys()], limit: BUYERS, now: clock.now() }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const buyers = await findRegularBuyers(db, { ...page, after })
    if (buyers.length === 0) return
    await inTransaction(db, async (tx) => {
      for (const buyer of buyers)
        await queueMail(tx, jobs, mailOf(buyer, { set, moves, isWithdrawn, origin: deps.origin }))
    })
    after = buyers.at(-1)!.buyerId
  }
}

type Moved = { row: StoredTerms; move: PriceMove }

async function movesOf(sql: Queryable, { id, storeId }: AnnouncedSet): Promise<Map<string, Moved>> {
  const cells = Map.groupBy(await listCellsBut(sql, id, undatedFields), ({ skuId }) => skuId)
  const rows = await findTerms(sql, storeId, [...cells.keys()])
  const moved = rows.flatMap((row) => {
    const move = priceMoveOf(
      termsWith(row, cells.get(row.skuId)!, 'valueBefore'),
      termsWith(row, cells.get(row.skuId)!, 'valueAfter'),
    )
    return move ? [[row.skuId, { row, move }] as const] : []
  })
  return new Map(moved)
}

const termsWith = (row: StoredTerms, cells: CellRow[], value: 'valueBefore' | 'valueAfter') =>
  cells.reduce((terms, cell) => withValue(terms, cell.field as SheetField, cell[value] as number | null), termsOf(row))

type Announcement = { set: AnnouncedSet; moves: Map<string, Moved>; isWithdrawn: boolean; origin: string }

function mailOf(buyer: RegularBuyer, { set, moves, isWithdrawn, origin }: Announcement): Mail {
  const { language, firstName, email, buyerId } = buyer
  const all = texts(language).changeSets.mails
  const day = set.validFrom && dayText(set.validFrom, language)
  const { storeName } = set
  const { announced, withdrawn } = all
  const t = isWithdrawn
    ? {
        subject: withdrawn.subject(storeName, day),
        title: withdrawn.title(storeName),
        lead: withdrawn.body(storeName, day),
      }
    : {
        subject: announced.subject(storeName, day),
        title: announced.title(storeName),
        lead: announced.body(storeName, day),
      }
  const own = buyer.skuIds
    .flatMap((skuId) => moves.get(skuId) ?? [])
    .toSorted((a, b) => Math.abs(b.move.percent) - Math.abs(a.move.percent))
  const rows = own
    .slice(0, ROWS)
    .map(({ row, move }) => [
      `${language === 'de' ? row.nameDe : row.nameEn}${move.priceUnit === 1 ? '' : `, ${all.perPieces(move.priceUnit)}`}`,
      moneyText(move.fromCents, language),
      moneyText(move.toCents, language),
    ])
  const more = own.length - rows.length
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [all.hello(firstName), t.lead],
    table: { head: all.head, rows, totals: [] },
    button: { label: all.button, url: origin + urls(language).store(set.storeSlug) },
    closing: more > 0 ? [all.more(more), all.why] : [all.why],
  })
  // Both ids are longer together than that of a mail may be.
  const mark = hash('sha256', `${set.id} ${buyerId}`).slice(0, 40)
  const id = `${isWithdrawn ? 'prices-withdrawn' : 'prices'}-${mark}`
  return { id, to: email, subject: t.subject, ...body }
}

const dayFormats = { de: 'de-DE', en: 'en-GB' } as const

/** '7. Dezember 2026'; a calendar day has no time zone. */
const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(dayFormats[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )
