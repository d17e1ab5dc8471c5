import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { numberFinding } from './examine-numbers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** As somebody does who has the database: no trigger and no foreign key holds. */
const breakRows = (work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(database.sql, async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

// Two stores' series, of which one has outgrown its five figures, and one of the marketplace, counted as issued.
beforeEach(() =>
  breakRows(async (tx) => {
    await tx`truncate document, document_issuer, commission_invoice, commission_series cascade`
    await tx`
      insert into document_issuer (store_id, code, invoices, credit_notes)
      values (${newId()}, 1001, 3, 1), (${newId()}, 1002, 100001, 0)`
    await tx`
      insert into document (buyer_id, order_id, store_id, number, type, content, issued_at)
      select ${newId()}, ${newId()}, ${newId()}, number, 'INVOICE', '{}', now() from (
        select unnest(array['R1001-00001', 'R1001-00002', 'R1001-00003', 'K1001-00001']) as number
        union all
        select 'R1002-' || lpad(n::text, greatest(5, length(n::text)), '0') from generate_series(1, 100001) n) numbers`
    await tx`insert into commission_series (year, count) values (2026, 2)`
    await tx`
      insert into commission_invoice (number, store_id, month, type, net_cents, tax_cents, gross_cents, content, issued_at)
      select 'P-2026-0000' || n, ${newId()}, '2026-0' || n, 'INVOICE', 0, 0, 0, '{}', now() from generate_series(1, 2) n`
  }),
)

test('numbers that were given one after the other are fine', async () => {
  expect(await numberFinding(database.sql)).toMatchObject({ isFault: false })
})

test.each<[string, string, (tx: Tx) => Promise<unknown>]>([
  ['a gap', 'R1001- has counted 3, issued 2', (tx) => tx`delete from document where number = 'R1001-00002'`],
  [
    'one that is missing at the end',
    'K1001- has counted 1, issued 0',
    (tx) => tx`delete from document where number = 'K1001-00001'`,
  ],
  [
    'a counter that went back',
    'R1002- has counted 7, issued up to 100001',
    (tx) => tx`update document_issuer set invoices = 7 where code = 1002`,
  ],
  [
    'a counter that is gone',
    'R1001- has counted 0, issued up to 3',
    (tx) => tx`delete from document_issuer where code = 1001`,
  ],
  [
    'a gap of the marketplace',
    'P-2026- has counted 2, issued 1',
    (tx) => tx`delete from commission_invoice where number = 'P-2026-00001'`,
  ],
])('%s in the numbers of documents is a fault', async (_, sentence, tamper) => {
  await breakRows(tamper)
  expect(await numberFinding(database.sql)).toMatchObject({
    isFault: true,
    sentence: expect.stringContaining(sentence),
  })
})
