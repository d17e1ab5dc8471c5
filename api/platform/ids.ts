import { randomUUIDv7 } from 'node:crypto'

const MILLISECOND = '01890a5d-ac96'.length
let last = ''
let turn = 0

/**
 * A new UUIDv7; sorts by time, so that indexes grow at their end. Node draws all that follows the millisecond at random; here
 * its first 12 bits count, so that what one process makes in one millisecond (the events of an order) sorts as it was made.
 */
export function newId(): string {
  const id = randomUUIDv7()
  const time = id.slice(0, MILLISECOND)
  turn = time === last ? (turn + 1) % 4096 : 0
  last = time
  return `${time}-7${turn.toString(16).padStart(3, '0')}${id.slice('01890a5d-ac96-774b'.length)}`
}
