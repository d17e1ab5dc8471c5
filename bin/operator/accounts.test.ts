import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { accounts } from './accounts.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const act = (action: string, ...args: string[]) =>
  accounts.actions[action]!.run({ ...app.deps, language: 'en', operator }, { args, values: {}, flags: new Set() })
const run = (...args: string[]) => act('vat', ...args)

test('an operator records what the authorities say about a VAT id, and may correct it', async () => {
  const buyer = await createBuyer(app.db, { vatId: 'DE136695976' })
  for (const status of ['VALID', 'INVALID']) {
    const sentence = `The VAT id DE136695976 of ${buyer.email} is ${status}.`
    expect(await run(buyer.email.toUpperCase(), status)).toEqual({
      lines: [sentence.replace(buyer.email, buyer.email.toUpperCase())],
      accountId: buyer.id,
    })
    const [row] = await app.db`select vat_id_status, vat_id_checked_at from account where id = ${buyer.id}`
    expect(row).toEqual({ vatIdStatus: status, vatIdCheckedAt: expect.any(Date) })
  }
})

test('an unknown account, one without a VAT id and another word are refused', async () => {
  const buyer = await createBuyer(app.db)
  await expect(run('nobody@hotel.example', 'VALID')).rejects.toThrow('nobody@hotel.example')
  await expect(run(buyer.email, 'VALID')).rejects.toThrow('has no VAT id')
  await expect(run(buyer.email, 'UNCHECKED')).rejects.toThrow("not 'UNCHECKED'")
  const [row] = await app.db`select vat_id_status from account where id = ${buyer.id}`
  expect(row).toEqual({ vatIdStatus: 'UNCHECKED' })
})

test('the desk vouches for a buyer, once, and takes it back', async () => {
  const buyer = await createBuyer(app.db, { trustedAt: null })
  const trust = (...args: string[]) => act('trust', ...args)
  const since = async () => (await app.db`select trusted_at from account where id = ${buyer.id}`)[0]!.trustedAt as Date
  expect((await trust(buyer.email, 'YES')).accountId).toBe(buyer.id)
  const first = await since()
  expect(first).toBeInstanceOf(Date)
  await trust(buyer.email.toUpperCase(), 'YES')
  expect(await since()).toEqual(first)
  await trust(buyer.email, 'NO')
  expect(await since()).toBeNull()
  await expect(trust(operator.email, 'YES')).rejects.toThrow('There is no account')
  await expect(trust(buyer.email, 'MAYBE')).rejects.toThrow("not 'MAYBE'")
})

test('whoever has lost every factor gets in with the password again, has no session left and is told by mail', async () => {
  const person = await createBuyer(app.db, { language: 'en' })
  const { id: accountId, email } = person
  const now = new Date()
  const { db, deps } = app
  const sealedSecret = deps.secrets.seal('JBSWY3DPEHPK3PXP', accountId)
  await db`insert into totp ${db({ accountId, sealedSecret, createdAt: now, confirmedAt: now })}`
  await db`insert into recovery_code ${db({ accountId, codeHash: Buffer.from('hash'), createdAt: now })}`
  await db`
    insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
    values (gen_random_uuid(), ${accountId}, ${accountId}, '\\x00', 0, '{}', 'Key', now())`
  const removed = await act('remove-second-factor', email.toUpperCase())
  expect(removed).toMatchObject({ accountId })
  for (const table of ['totp', 'recovery_code', 'passkey', 'session'])
    expect((await db`select from ${db(table)} where account_id = ${accountId}`).count).toBe(0)
  expect(await findMails(db, { to: email })).toMatchObject([{ subject: 'Two-factor sign-in taken off your account' }])
  await expect(act('remove-second-factor', email)).rejects.toThrow('has neither')
  await expect(act('remove-second-factor', 'nobody@hotel.example')).rejects.toThrow('There is no account')
})
