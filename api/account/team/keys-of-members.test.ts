import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { addressForm } from '../../../test/forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('an idempotency key counts for a person in one company, not for the others that they act in', async () => {
  const [mine, theirs] = [await createBuyer(app.db), await createBuyer(app.db)]
  const member = await createMember(app.db, { companyId: theirs.id, roles: ['BUYER'] })
  await app.db`
    insert into membership (id, account_id, company_id, roles, created_at)
    values (gen_random_uuid(), ${member.id}, ${mine.id}, '{BUYER}', now() + interval '1 second')`
  const add = () =>
    app.request(accountApi.createAddress, addressForm(), {
      token: member.token,
      headers: { 'idempotency-key': 'the-same' },
    })
  const list = () => app.request(accountApi.listAddresses, {}, member)
  const first = await add()
  await app.db`
    update session set membership_id = (
      select id from membership where account_id = ${member.id} and company_id = ${mine.id})
    where account_id = ${member.id}`
  const second = await add()
  expect(second.id).not.toBe(first.id)
  expect(await add()).toEqual(second)
  expect((await list()).map(({ id }) => id)).toEqual([second.id])
})
