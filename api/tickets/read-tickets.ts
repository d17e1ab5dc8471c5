import type * as ticketsApi from '../../contract/tickets/tickets.ts'
import type { Ticket, TicketEntry, TicketMessage } from '../../contract/tickets/tickets.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { presentAttachment } from '../attachments/attach.ts'
import { findOfTicket, type AttachmentRow } from '../attachments/queries.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import {
  findFirstAnswers,
  findMessages,
  findOwners,
  findTicket,
  findTickets,
  orderOf,
  rowsOfTickets,
  type MessageRow,
  type TicketFilter,
  type TicketRow,
} from './ticket-queries.ts'
import { findBuyerOf, findOrderOf } from './writer-queries.ts'

/** Throws VALIDATION for a cursor that is none. */
export async function listTickets(
  { db }: Pick<Deps, 'db'>,
  input: TicketFilter & CursorInput,
): Promise<OutputOf<typeof ticketsApi.list>> {
  const page = cursorPage(db, orderOf(db, input.view), input)
  const [rows, count] = await Promise.all([findTickets(db, input, page), countUpTo(db, rowsOfTickets(db, input))])
  const shown = cursorRows(rows, page, ({ key, id }) => ({ key, id }))
  return { ...shown, items: shown.items.map(entryOf), count }
}

const entryOf = ({ id: _, ownerId, ownerName, ...row }: TicketRow): TicketEntry => ({
  ...row,
  owner: ownerId === null ? null : { id: ownerId, name: ownerName },
})

export async function readFigures({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<OutputOf<typeof ticketsApi.figures>> {
  const [open, waiting, firstAnswer, owners] = await Promise.all([
    countUpTo(db, rowsOfTickets(db, { view: 'OPEN' })),
    countUpTo(db, rowsOfTickets(db, { view: 'WAITING' })),
    findFirstAnswers(db, clock.now()),
    findOwners(db),
  ])
  return { open, waiting, owners: [...owners], firstAnswer }
}

/** NOT_FOUND where there is none. */
export async function readTicket(
  { db, inboundSecret }: Pick<Deps, 'db' | 'inboundSecret'>,
  number: string,
): Promise<Ticket> {
  const row = await findTicket(db, number)
  if (!row) throw Problem.of('NOT_FOUND')
  const { message, accountId, productSkuId, fileNames, ...entry } = row
  const [messages, files, buyer, order] = await Promise.all([
    findMessages(db, row.id),
    findOfTicket(db, row.id),
    findBuyerOf(db, row),
    row.orderNumber === null ? undefined : findOrderOf(db, row.orderNumber),
  ])
  const first = { direction: 'IN' as const, isAutomatic: false, sender: row.email, authorName: '', words: message }
  return {
    ...entryOf(entry),
    productSkuId,
    isKnown: accountId !== null,
    comesBack: inboundSecret !== null,
    messages: [{ ...first, id: row.id, whole: null, fileNames, at: row.createdAt }, ...messages].map((message) =>
      messageOf(message, files),
    ),
    buyer: buyer
      ? {
          id: buyer.id,
          companyName: buyer.companyName,
          since: buyer.since,
          orderCount: buyer.orderCount,
          lastOrder: buyer.lastNumber && buyer.lastAt ? { orderNumber: buyer.lastNumber, at: buyer.lastAt } : null,
        }
      : null,
    order: order
      ? {
          orderNumber: order.orderNumber,
          at: order.at,
          companyName: order.companyName,
          isTheirs: order.buyerId === buyer?.id,
        }
      : null,
  }
}

const messageOf = ({ sender, authorName, ...row }: MessageRow, files: AttachmentRow[]): TicketMessage => ({
  ...row,
  by: sender ?? authorName,
  attachments: files.filter(({ targetId }) => targetId === row.id).map(presentAttachment),
})
