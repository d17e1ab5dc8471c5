import { randomUUIDv7 } from 'node:crypto'

/** A new id; sorts by time, so that indexes grow at their end. */
export const newId = (): string => randomUUIDv7()
