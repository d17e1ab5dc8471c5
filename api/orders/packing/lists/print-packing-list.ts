import type { InputOf, OutputOf } from '../../../../contract/platform/endpoint.ts'
import { MOST_PACKED } from '../../../../contract/orders/packing-lists.ts'
import type * as packingListsApi from '../../../../contract/orders/packing-lists.ts'
import { texts } from '../../../../texts/texts.ts'
import type { Caller } from '../../../http/caller.ts'
import { Problem } from '../../../http/problem.ts'
import type { Deps } from '../../../platform/deps.ts'
import { makeInThread } from '../../documents/draw-in-thread.ts'
import { storeOf } from '../../store-of.ts'
import { listOfOrders, orderOf } from './list-of-orders.ts'
import type { PackingListContent } from './packing-list-content.ts'
import { findOrdersToPack, findPacker, type ToPackRow } from './queries.ts'

type Supplier = Caller<'supplier'>

/** Throws NOT_FOUND where one of the numbers is no order of the store. */
export async function readPackingList(
  { db }: Pick<Deps, 'db'>,
  caller: Supplier,
  { subOrderNumbers }: InputOf<typeof packingListsApi.read>,
): Promise<OutputOf<typeof packingListsApi.read>> {
  const rows = await findOrdersToPack(db, { storeId: storeOf(caller), numbers: subOrderNumbers, limit: MOST_PACKED })
  expectAll(rows, subOrderNumbers)
  return listOfOrders(rows, caller.language)
}

/** Throws NOT_FOUND as readPackingList does, ORDER_STATE where nothing is left to pack, UNAVAILABLE as makeInThread does. */
export async function printPackingList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Supplier,
  { kind, subOrderNumbers }: InputOf<typeof packingListsApi.print>,
): Promise<File> {
  const storeId = storeOf(caller)
  const [rows, packer] = await Promise.all([
    findOrdersToPack(db, { storeId, numbers: subOrderNumbers, limit: MOST_PACKED }),
    findPacker(db, storeId),
  ])
  expectAll(rows, subOrderNumbers)
  const open = rows.filter(({ lines }) => lines.length > 0)
  if (open.length === 0) throw Problem.of('ORDER_STATE')
  const sheet = { language: caller.language, printedAt: clock.now(), packer }
  const content: PackingListContent =
    kind === 'PICK'
      ? { ...sheet, packing: kind, list: listOfOrders(open, caller.language) }
      : {
          ...sheet,
          packing: kind,
          // The page goes with the goods: it speaks the buyer's language.
          slips: open.map((row) => ({
            language: row.language,
            address: row.address,
            order: orderOf(row, row.language),
          })),
        }
  const pdf = await makeInThread(content)
  const name = texts(caller.language).orders.packingLists.fileNames[kind]
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' })
}

function expectAll(rows: ToPackRow[], numbers: readonly string[] | undefined) {
  if (numbers && rows.length < new Set(numbers).size) throw Problem.of('NOT_FOUND')
}
