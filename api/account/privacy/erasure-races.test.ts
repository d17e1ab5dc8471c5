import { afterAll, beforeAll, expect, test } from 'vitest'
import * as profileApi from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createClaimable } from '../../../test/orders/claims.ts'
import { openPasswords } from '../password/passwords.ts'

const password = 'Espresso-Tonic-8'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createClaimable>>
const steps: [string, (life: Life) => Promise<unknown>, string][] = [
  ['a claim', (life) => life.open(), 'CLAIMS_OPEN'],
  [
    'a return',
    ({ act, goods }) => act('REQUEST_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 6 }], reason: 'Sauer' }),
    'RETURNS_OPEN',
  ],
]

/** Statements of other connections that wait for a lock. */
const waiting = async () =>
  (await app.db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).count

test.each(steps)('of %s and the erasure at once one is refused, whoever came first', async (_, step, code) => {
  for (const isStepFirst of [true, false]) {
    const life = await createClaimable(app)
    const { token, id: buyerId } = life.buyer
    await app.db`update account set password_hash = ${passwordHash} where id = ${buyerId}`
    // Without notes on how to deliver: of such an order the erasure changes nothing, and so would not wait for it by itself.
    await app.db`
      update orders set address = address - '{label,deliveryNotes}'::text[],
        billing_address = billing_address - '{label,deliveryNotes}'::text[]
      where buyer_id = ${buyerId}`
    const calls = [() => step(life), () => app.request(profileApi.eraseAccount, { password }, { token })]
    if (!isStepFirst) calls.reverse()
    const holder = await app.db.reserve()
    await holder`begin`
    await holder`select from orders where buyer_id = ${buyerId} for update`
    const ends = atOnce<unknown>(2, async (caller) => {
      if (caller === 1) await expect.poll(waiting).toBe(1)
      return calls[caller]!()
    })
    try {
      await expect.poll(waiting).toBe(2)
    } finally {
      await holder`rollback`
      holder.release()
    }
    const { done, refused } = await ends
    expect(done).toHaveLength(1)
    expect(refused).toMatchObject([{ code: isStepFirst ? code : 'UNAUTHENTICATED' }])
    const open = await app.db`
      select from company c where c.id = ${buyerId} and c.erased_at is not null and (
        exists (select from claim where buyer_id = c.id)
        or exists (select from sub_order where buyer_id = c.id and return_request is not null))`
    expect(open).toHaveLength(0)
  }
})
