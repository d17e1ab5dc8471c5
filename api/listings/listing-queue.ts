import { limitConcurrency } from '../platform/limit-concurrency.ts'

/**
 * Limit what chooses among all products: listings, searches and suggestions. Six of the ten connections of a process, so that a
 * client with hundreds of requests leaves the others, and every other call, their own.
 */
export const listingQueue = limitConcurrency({ atOnce: 6, waiting: 300 })
