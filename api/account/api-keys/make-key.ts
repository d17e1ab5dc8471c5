import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as apiKeysApi from '../../../contract/team/api-keys.ts'
import type { Account, Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { apiKeyMail } from './api-key-mail.ts'
import { KEY_PREFIX } from './identify-key.ts'
import { deleteKey, findKeys, findOwners, insertKey, keyOwnerOf, lockOwner } from './queries.ts'

const MOST_KEYS = 20
/** Of the random part, to know the key by. */
const LETTERS_SHOWN = 5
const dayMs = 24 * 60 * 60 * 1000

type Asking = Pick<Caller<'account'>, 'account' | 'requestId'>
type Input = InputOf<typeof apiKeysApi.makeForCompany> | InputOf<typeof apiKeysApi.makeForStore>
type Made = OutputOf<typeof apiKeysApi.makeForStore>

/** Notes it and tells all owners, in one transaction. LIMIT_REACHED beyond the most there may be. */
export async function makeKey(
  { db, clock, jobs, origin }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>,
  caller: Asking,
  { name, rights, days }: Input,
): Promise<Made> {
  const { account } = caller
  const owner = keyOwnerOf(account)
  const key = KEY_PREFIX + newToken()
  const now = clock.now()
  const made = {
    id: newId(),
    name,
    start: key.slice(0, KEY_PREFIX.length + LETTERS_SHOWN),
    rights: [...new Set(rights)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  }
  return inTransaction(db, async (tx) => {
    const [, living, owners] = await inOrder([
      () => lockOwner(tx, owner),
      () => findKeys(tx, owner, now),
      () => findOwners(tx, owner),
    ])
    if (living.length >= MOST_KEYS) throw Problem.of('LIMIT_REACHED', { what: 'API_KEYS', most: MOST_KEYS })
    await inOrder([
      () => insertKey(tx, { ...made, membershipId: account.membershipId!, tokenHash: tokenHash(key) }),
      () => recordAudit(tx, caller, { ...deedOf(account, made.id, now), action: 'api-key.make', after: made }),
      ...owners.map((each) => () => queueMail(tx, jobs, apiKeyMail(each, { name, side: owner.side, origin }))),
    ])
    const listed = (await findKeys(tx, owner, now)).find(({ id }) => id === made.id)!
    return { key, made: listed }
  })
}

/** One that is gone stays gone. */
export async function revokeKey({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Asking, id: string): Promise<void> {
  const { account } = caller
  await inTransaction(db, async (tx) => {
    const ended = await deleteKey(tx, keyOwnerOf(account), id)
    if (ended)
      await recordAudit(tx, caller, { ...deedOf(account, id, clock.now()), action: 'api-key.revoke', before: ended })
  })
}

const deedOf = ({ personId, companyId, storeId }: Account, id: string, at: Date) => ({
  at,
  accountId: personId,
  target: { kind: 'api-key', id },
  detail: { ...(companyId && { companyId }), ...(storeId && { storeId }) },
})
