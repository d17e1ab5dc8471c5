import type { TicketState } from '../../contract/tickets/tickets.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { changeTicket, findOwners, lockTicket, type LockedTicket } from './ticket-queries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock'>
type Operator = Caller<'operator'>
/** What a change names: the ticket as it was seen. */
export type Seen = { number: string; version: number }
type After = { state: TicketState; ownerId: string | null }
type Change = {
  action: 'ticket.answer' | 'ticket.assign' | 'ticket.state'
  /** What stands there afterwards; undefined where that stands there already. */
  work: (tx: Tx, ticket: LockedTicket, now: Date) => After | undefined | Promise<After | undefined>
}

/**
 * Changes a ticket and notes it, both or none. Throws NOT_FOUND, and TICKET_CHANGED with by whom for who has seen another
 * version: of two operators at once one wins, and nobody answers past a mail that has just come in.
 */
export async function changeSeenTicket(
  { db, clock }: ChangeDeps,
  { caller, seen }: { caller: Operator; seen: Seen },
  { action, work }: Change,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, seen.number)
    if (!ticket) throw Problem.of('NOT_FOUND')
    const at = clock.now()
    const after = ticket.version === seen.version ? await work(tx, ticket, at) : undefined
    if (!after) throw Problem.of('TICKET_CHANGED', { name: ticket.changedByName })
    const { state, ownerId } = ticket
    await inOrder([
      () => changeTicket(tx, { id: ticket.id, ...after, by: caller.account.personId, now: at }),
      () =>
        recordAudit(tx, caller, {
          at,
          action,
          target: { kind: 'ticket', id: ticket.ticketNumber },
          before: { state, ownerId },
          after: { ...after },
        }),
    ])
  })
}

/** Throws as above, also where it is theirs already, and VALIDATION for who looks after no tickets. */
export async function assignTicket(
  deps: ChangeDeps,
  caller: Operator,
  { ownerId, ...seen }: Seen & { ownerId: string | null },
): Promise<void> {
  await checkOwner(deps, ownerId)
  await changeSeenTicket(
    deps,
    { caller, seen },
    {
      action: 'ticket.assign',
      work: (_, { state, ownerId: before }) => (before === ownerId ? undefined : { state, ownerId }),
    },
  )
}

/** Throws as above, also where it is in this state already. */
export const setTicketState = (
  deps: ChangeDeps,
  caller: Operator,
  { state, ...seen }: Seen & { state: TicketState },
): Promise<void> =>
  changeSeenTicket(
    deps,
    { caller, seen },
    {
      action: 'ticket.state',
      work: (_, { state: before, ownerId }) => (before === state ? undefined : { state, ownerId }),
    },
  )

async function checkOwner({ db }: ChangeDeps, ownerId: string | null) {
  if (ownerId !== null && !(await findOwners(db)).some(({ id }) => id === ownerId)) throw Problem.of('VALIDATION')
}

type Many = { tickets: Seen[]; change: 'ASSIGN' | 'CLOSE' | 'SPAM'; ownerId: string | null }

/**
 * Changes those that are as they were seen, each with its note; the others are left and named. Throws TICKET_CHANGED where that
 * is all of them, and VALIDATION for who looks after no tickets.
 */
export async function changeTickets(
  deps: ChangeDeps,
  caller: Operator,
  { tickets, change, ownerId }: Many,
): Promise<{ changed: string[]; left: string[] }> {
  if (change === 'ASSIGN') await checkOwner(deps, ownerId)
  const by = caller.account.personId
  const changed = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const state = { ASSIGN: null, CLOSE: 'CLOSED', SPAM: 'SPAM' }[change]
    type Row = { number: string; before: object; after: object }
    const rows = await tx<Row[]>`
      with seen as (
        select t.id, t.state, t.owner_id from ticket t
        join jsonb_to_recordset(${tx.json(tickets)}) as s(number text, version integer)
          on t.ticket_number = s.number and t.version = s.version
        order by t.id for no key update of t)
      update ticket t set state = coalesce(${state}, t.state), version = t.version + 1, changed_by = ${by},
        owner_id = case when ${state === null} then ${ownerId}::uuid else t.owner_id end,
        waits_since = case when t.state = coalesce(${state}, t.state) then t.waits_since else ${now} end
      from seen where t.id = seen.id and case when ${state === null} then t.owner_id is distinct from ${ownerId}::uuid
        else t.state <> ${state ?? ''} end
      returning t.ticket_number as number, jsonb_build_object('state', seen.state, 'ownerId', seen.owner_id) as before,
        jsonb_build_object('state', t.state, 'ownerId', t.owner_id) as after`
    const action = change === 'ASSIGN' ? 'ticket.assign' : 'ticket.state'
    await inOrder(
      rows.map(
        ({ number, before, after }) =>
          () =>
            recordAudit(tx, caller, { at: now, action, target: { kind: 'ticket', id: number }, before, after }),
      ),
    )
    return rows.map(({ number }) => number)
  })
  if (changed.length === 0) throw Problem.of('TICKET_CHANGED', { name: '' })
  return { changed, left: tickets.map(({ number }) => number).filter((number) => !changed.includes(number)) }
}
