import type { KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { changeDesign, type Found } from './change-design.ts'
import { insertMessage, type MessageRow } from './part-queries.ts'
import type { Owner } from './queries.ts'

/** Who acts for a store: its people, or the operator for any store (`storeId` null). */
export type Writer = { storeId: string | null; by: 'STORE' | 'TRESEN' }

type Written = {
  owner: Owner
  by: MessageRow['by']
  id: string
  text: string
  keyed?: KeyedCall | undefined
  /** Says nothing where the last message says the same already: a command that is typed again brings no key. */
  isOnce?: true
}

/** All of them are read with the design. */
const MOST_MESSAGES = 200

/** Throws NOT_FOUND, LIMIT_REACHED, and DESIGN_STATE for a draft nobody else has seen. */
export async function writeMessage(deps: Deps, { owner, by, id, text, keyed, isOnce }: Written): Promise<Found> {
  const change = { owner, id, action: 'MESSAGE', keyed } as const
  return changeDesign(deps, change, async (tx, { design, parts: { messages } }) => {
    const last = messages.at(-1)
    if (isOnce && last?.by === by && last.text === text.trim()) return
    if (messages.length >= MOST_MESSAGES) throw Problem.of('LIMIT_REACHED', { what: 'MESSAGES', most: MOST_MESSAGES })
    await addMessage(tx, design, { by, text, at: deps.clock.now() })
  })
}

type Key = { buyerId: string; id: string }

export const addMessage = (tx: Tx, key: Key, message: { by: MessageRow['by']; text: string; at: Date }) =>
  insertMessage(tx, key, { ...message, messageId: newId(), text: message.text.trim() })
