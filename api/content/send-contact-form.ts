import { findAccess, type Access } from '../exclusive/grant-queries.ts'
import { fileApplication } from '../exclusive/apply-for-exclusive-product.ts'
import { canApply } from '../exclusive/read-access.ts'
import { buyingCompany, type Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { findStoreDesk } from '../stores/find-store-desk.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { deskMail, receiptMail, type Findings } from './ticket-mail.ts'
import { insertTicket, newReplyToken, type Message, type Ticket } from '../tickets/open-ticket.ts'
import { replyAddress } from '../tickets/reply-address.ts'
import { findStoresOfOrder } from './stores-of-order.ts'

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'deskEmail' | 'inboundSecret'>

/**
 * Stores the message and notifies the sender, the marketplace's desk and whom it concerns: the store of a product the sender
 * may see, else the stores of the sender's own order. A signed-in buyer who names an exclusive product applies for it.
 * Whether a named thing exists shows nowhere in the answer.
 */
export async function sendContactForm(
  deps: ContactDeps,
  { account, language, keyed }: Pick<Caller, 'account' | 'language' | 'keyed'>,
  message: Message,
): Promise<{ ticketNumber: string }> {
  const { db, clock, jobs } = deps
  const { orderNumber, productSkuId } = message
  const buyerId = buyingCompany(account)
  const [access, storesOfOrder] = await Promise.all([
    productSkuId ? findAccess(db, buyerId, productSkuId) : undefined,
    buyerId && orderNumber ? findStoresOfOrder(db, buyerId, orderNumber) : [],
  ])
  const draft = {
    ...message,
    id: newId(),
    accountId: account?.personId ?? null,
    language,
    createdAt: clock.now(),
    replyToken: newReplyToken(),
  }
  const work = async (tx: Tx) => {
    const ticket: Ticket = { ...draft, ticketNumber: (await insertTicket(tx, draft))! }
    const isApplication = buyerId !== null && (await apply(tx, deps, { buyerId, access, message: message.message }))
    const findings: Findings = { isOwnOrder: storesOfOrder.length > 0, isApplication }
    await queueMail(tx, jobs, receiptMail(ticket, replyAddress(deps, ticket.replyToken)))
    await queueMail(tx, jobs, deskMail(ticket, findings, { email: deps.deskEmail, language: 'de' }))
    for (const storeId of access && isVisible(access) ? [access.storeId] : storesOfOrder) {
      const desk = await findStoreDesk(tx, storeId)
      if (desk) await queueMail(tx, jobs, deskMail(ticket, findings, desk))
    }
    return { ticketNumber: ticket.ticketNumber }
  }
  const again = async (ticketNumber: string) => ({ ticketNumber })
  return inTransactionOnce(db, keyed, { work, resultOf: ({ ticketNumber }) => ticketNumber, again })
}

type Application = { buyerId: string; access: Access | undefined; message: string }

/** Whether the message became an application. It does not while an earlier one is open or was just rejected. */
async function apply(tx: Tx, deps: ContactDeps, { buyerId, access, message }: Application): Promise<boolean> {
  if (!access || !canApply(access, deps.clock.now())) return false
  return (await fileApplication(tx, deps, { buyerId, access, message })) !== null
}

const isVisible = ({ isExclusive, status }: Access) => !isExclusive || status === 'GRANTED'
