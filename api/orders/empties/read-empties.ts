import { berlinDay } from '../../../contract/platform/values.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type * as emptiesApi from '../../../contract/orders/empties.ts'
import type { EmptiesAccount, HeldItem, Movement, Partner } from '../../../contract/orders/empties.ts'
import { depositName } from '../../../contract/trade/deposits.ts'
import { texts } from '../../../texts/texts.ts'
import { streamCsv } from '../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../http/files/streamed-file.ts'
import { paged, type Window } from '../../http/paged.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import { findMonths } from './statement/queries.ts'
import {
  findBeyond,
  findHeld,
  findHolders,
  findLenders,
  findMovements,
  findPartner,
  movementPages,
  type HeldRow,
  type MovementRow,
  type Partners,
} from './queries.ts'

type Side = 'BUYER' | 'STORE'

/** What a buyer holds, by store. */
export async function readLenders(
  db: Db,
  buyerId: string,
  language: Language,
): Promise<OutputOf<typeof emptiesApi.list>> {
  const [stores, held] = await Promise.all([findLenders(db, buyerId), findHeld(db, { side: 'BUYER', id: buyerId })])
  return { partners: stores.map((store) => presentPartner(store, held, language)) }
}

/** Who holds how much of a store. */
export async function readHolders(
  db: Db,
  { storeId, language }: { storeId: string; language: Language },
  window: Window,
): Promise<OutputOf<typeof emptiesApi.listOfStore>> {
  const [rows, beyond] = await Promise.all([findHolders(db, storeId, window), findBeyond(db, storeId)])
  const held = await findHeld(db, { side: 'STORE', id: storeId, partnerIds: rows.map(({ id }) => id) })
  const partners = rows.map((row) => presentPartner(row, held, language))
  return { ...paged(window, partners, rows[0]?.totalItems ?? 0), beyond }
}

type Asked = { side: Side; partners: Partners; language: Language }

/** The account of two partners as one of them sees it. Throws NOT_FOUND where nothing was ever lent between them. */
export async function readAccount(
  db: Db,
  { side, partners, language }: Asked,
  window: Window,
): Promise<EmptiesAccount> {
  const { buyerId, storeId } = partners
  const [id, partnerId] = side === 'BUYER' ? [buyerId, storeId] : [storeId, buyerId]
  const [name, held, rows, months] = await Promise.all([
    findPartner(db, side, partners),
    findHeld(db, { side, id, partnerIds: [partnerId] }),
    findMovements(db, partners, window),
    findMonths(db, partners),
  ])
  if (name === undefined) throw Problem.of('NOT_FOUND')
  const movements = rows.map((row) => presentMovement(row, language))
  return {
    ...presentPartner({ id: partnerId, name }, held, language),
    months,
    movements: paged(window, movements, rows[0]?.totalItems ?? 0),
  }
}

/** All movements as a file that a spreadsheet opens, written while it is read. Throws NOT_FOUND. */
export async function readAccountCsv(db: Db, { side, partners, language }: Asked): Promise<StreamedFile> {
  if ((await findPartner(db, side, partners)) === undefined) throw Problem.of('NOT_FOUND')
  const t = texts(language).orders.empties
  return streamCsv({
    name: `${t.csvName}.csv`,
    head: t.csvHead,
    language,
    pages: movementPages(db, partners),
    cellsOf: (row) => [
      { day: berlinDay(row.at) },
      t.kinds[row.kind],
      depositName(row, language),
      { number: row.pieces },
      ...(row.cents === 0
        ? [null, null, null]
        : [{ cents: row.cents }, { cents: row.cents * row.pieces }, { number: row.rateBp / 100 }]),
      row.orderNumber,
      row.documentNumber,
      row.reason,
    ],
  })
}

function presentPartner({ id, name }: { id: string; name: string }, held: HeldRow[], language: Language): Partner {
  const own = held.filter(({ partnerId }) => partnerId === id)
  const cents = own.reduce((sum, row) => sum + row.cents, 0)
  return {
    partnerId: id,
    partnerName: name,
    items: own.map((row) => presentItem(row, language)),
    total: eurosOf(cents),
    totalText: moneyText(cents, language),
  }
}

const presentItem = ({ code, pieces, cents, isExchanged, ...names }: HeldRow, language: Language): HeldItem => ({
  code,
  name: depositName(names, language),
  pieces,
  total: eurosOf(cents),
  totalText: isExchanged ? texts(language).orders.empties.exchange : moneyText(cents, language),
  isExchanged,
})

const presentMovement = (row: MovementRow, language: Language): Movement => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  kindText: texts(language).orders.empties.kinds[row.kind],
  name: depositName(row, language),
  pieces: row.pieces,
  totalText: row.cents === 0 ? texts(language).orders.empties.exchange : moneyText(row.cents * row.pieces, language),
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  documentNumber: row.documentNumber,
  reason: row.reason,
})
