import { workOneAtATime } from '../platform/threads/work-one-at-a-time.ts'
import type { InvoiceRequest } from './draw-invoice.ts'

/** Beside the event loop, one at a time. Rejects with Busy. */
export const drawInThread = workOneAtATime<InvoiceRequest>(new URL('./invoice-thread.ts', import.meta.url), {
  waiting: 50,
})
