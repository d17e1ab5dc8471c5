import { fairQueue } from '../platform/fair-queue.ts'

/**
 * What chooses among all goods: listings, searches and suggestions. Six of the ten connections of a process, so that a
 * client who asks for hundreds at once leaves the others, and every other call, their own.
 */
export const inTurn = fairQueue({ atOnce: 6, waiting: 300 })
