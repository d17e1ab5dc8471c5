import { completePayment } from './checkout-routes.ts'
import type { Desk } from './desk.ts'
import type { Entry } from './entry.ts'
import type { Outcome } from './steps.ts'

/** What tests tell the sandbox, in the process or over `/control`. */
export type Control = {
  ledger(): Entry[]
  /** Ends an open payment as its page would. */
  complete(paymentId: string, outcome: Outcome): Promise<void>
  /** Moves the sandbox's time forward; resolves when what became due (webhooks, expiries, settlements) has been done. */
  advance(ms: number): Promise<void>
}

export function createControl(desk: Desk): Control {
  return {
    ledger: desk.book.entries,
    complete: (paymentId, outcome) => completePayment(desk, paymentId, outcome),
    advance: desk.schedule.advance,
  }
}
