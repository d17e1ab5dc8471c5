import { afterAll, beforeAll, expect, test } from 'vitest'
import * as buyerListsApi from '../../contract/buyers/buyer-lists.ts'
import { hasRight, operatorRoles, type Role } from '../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer, createMember } from '../../test/builders.ts'
import { ROWS_AT_ONCE } from '../http/cursor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Input = Parameters<typeof app.request<typeof buyerListsApi.writeCsv>>[1]
const memberWith = (role: Role) => createMember(app.db, { isOperator: true, roles: [role] })
const linesOf = async (by: { token: string }, input: Input) => {
  const file = await app.request(buyerListsApi.writeCsv, input, { ...by, language: 'de' })
  return (await file.text()).trimEnd().split('\r\n')
}

test('the file holds exactly what the list shows, and e-mails only for who may export data', async () => {
  const [admin, support] = [await memberWith('ADMIN'), await memberWith('SUPPORT')]
  const buyer = await createBuyer(app.db, { companyName: 'Café Nord; Süd' })
  await createAddress(app.db, buyer.id, { cityName: 'Weimar', postalCode: '99423' })
  const erased = await createBuyer(app.db, { companyName: 'Fort' })
  await app.db`update company set erased_at = now(), name = '' where id = ${erased.id}`
  await createBuyer(app.db, { businessType: 'HOTEL' })
  const [head, ...lines] = await linesOf(support, { businessType: 'CAFE' })
  expect(head).toMatch(/Firma;Art;Ort;Seit;.*;Merkmale$/)
  expect(lines).toHaveLength(2)
  expect(lines.join('\n')).not.toContain('@')
  expect(lines[1]).toMatch(/^"Café Nord; Süd";Café[^;]*;Weimar;\d{4}-\d\d-\d\d;0;0,00;;;;vertraut$/)
  expect(lines[0]).toMatch(/^gelöscht;/)
  const ofAdmin = await linesOf(admin, { businessType: 'CAFE', place: '994' })
  expect(ofAdmin[0]).toMatch(/;E-Mail$/)
  expect(ofAdmin.slice(1)).toEqual([expect.stringMatching(new RegExp(`;${buyer.email}$`))])
})

test.each(operatorRoles.filter((role) => hasRight('operator', 'buyers', [role])))(
  'the e-mails that %s saves follow the right of their own, as the audit says',
  async (role) => {
    const member = await memberWith(role)
    const [head] = await linesOf(member, {})
    const withEmails = hasRight('operator', 'exportBuyers', [role])
    expect(head!.endsWith(';E-Mail')).toBe(withEmails)
    const [row] = await app.db`select after from audit_log where actor_id = ${member.id} and action = 'buyer.export'`
    expect(row!['after']).toMatchObject({ withEmails })
  },
)

test('the right to e-mails is the one of ADMIN alone', () => {
  expect(operatorRoles.filter((role) => hasRight('operator', 'exportBuyers', [role]))).toEqual(['ADMIN'])
})

test('who saves it stands in the audit with the filters, without the words that were typed', async () => {
  const admin = await memberWith('ADMIN')
  await linesOf(admin, { mark: 'TRUSTED', q: 'jana@hotel.example' })
  const rows = await app.db<{ action: string; partOfAction: string; state: string; after: object }[]>`
    select action, part_of_action, state, after from audit_log where actor_id = ${admin.id}`
  expect([...rows]).toEqual([
    {
      action: 'buyer.export',
      partOfAction: 'POST /api/v1/operator/buyers/csv',
      state: 'DONE',
      after: { mark: 'TRUSTED', hasWords: true, withEmails: true },
    },
  ])
})

test('more companies than one statement reads are all in it, once', async () => {
  const support = await memberWith('SUPPORT')
  const buyer = await createBuyer(app.db)
  const count = 2 * ROWS_AT_ONCE + 3
  await app.db`
    insert into account
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', n || '@many.example',
      'company_name', 'Viele ' || n, 'business_type', 'OFFICE', 'created_at', now() - n * interval '1 second'))).*
    from account a, generate_series(1, ${count}) n where a.id = ${buyer.id}`
  const [, ...lines] = await linesOf(support, { businessType: 'OFFICE' })
  expect(lines.map((line) => line.split(';')[0])).toEqual(Array.from({ length: count }, (_, at) => `Viele ${at + 1}`))
})

test.each(['CONTENT', 'CATALOGUE', 'FINANCE'] as const)('%s saves no list of buyers', async (role) => {
  const member = await memberWith(role)
  expect(await app.refusal(buyerListsApi.writeCsv, {}, member)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  expect(await app.db`select from audit_entry where actor_id = ${member.id} and action = 'buyer.export'`).toHaveLength(
    0,
  )
})
