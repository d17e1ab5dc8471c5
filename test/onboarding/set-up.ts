import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as membershipsApi from '../../contract/team/memberships.ts'
import { newId } from '../../api/platform/ids.ts'
import type { TestApp } from '../app.ts'
import { createCategory, createProduct } from '../builders.ts'

export const application = {
  storeName: 'Senfmühle Elbtal',
  companyName: 'Senfmühle Elbtal GmbH',
  legalForm: 'GmbH',
  street: 'Hafenstraße',
  streetNumber: '9',
  postalCode: '01127',
  cityName: 'Dresden',
  vatId: 'DE136695976',
  taxNumber: '201/123/40234',
  registerCourt: 'Amtsgericht Dresden',
  registerNumber: 'HRB 31442',
  managers: 'Rika Thiele',
  contactName: 'Rika Thiele',
  contactPhone: '+49 351 4422110',
  email: 'hallo@senfmuehle.example',
  sells: ['kaffee-tee'],
  termsAccepted: true as const,
}

const calendar = { land: null, cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], mode: 'PARCEL', closures: [], routes: [] }

type Person = { id: string; token: string }

/** Applies, and goes on as an owner of the store. */
export async function applyToSell(app: TestApp, person: Person, given: Partial<typeof application> = {}) {
  await createCategory(app.db)
  const { membershipId } = await app.request(onboardingApi.apply, { ...application, ...given }, person)
  const { authToken: token } = await app.request(membershipsApi.act, { id: membershipId }, person)
  const [{ storeId, slug }] = await app.db<[{ storeId: string; slug: string }]>`
    select s.id as store_id, s.slug from membership m join store s on s.id = m.store_id where m.id = ${membershipId}`
  return { storeId, slug, membershipId, owner: { id: person.id, token } }
}

/** All that is needed before it can be sent, as the pages of the workplace would write it; its products wait for an operator. */
export async function fillSetUp({ db }: Pick<TestApp, 'db'>, storeId: string, personId: string): Promise<string[]> {
  await db`
    update store set tagline_de = 'Senf', tagline_en = 'Mustard', description_de = '<p>Senf</p>', description_en = '<p>Mustard</p>',
      part_versions = '{"terms": 1, "profile": 1}', lucid = 'DE1234567890123',
      legal = legal || '{"taxNumber": "201/123/40234"}' where id = ${storeId}`
  await db`insert into store_calendar (store_id, calendar, version) values (${storeId}, ${db.json(calendar)}, 1)
    on conflict do nothing`
  for (const kind of ['IDENTITY', 'SYSTEM'])
    await db`
      insert into store_paper (store_id, kind, value, state, proof_id, sent_at, version)
      values (${storeId}, ${kind}, '1', 'SENT', ${newId()}, now(), 1) on conflict do nothing`
  await db`
    insert into bank_account_change (store_id, id, iban, holder, state, entered_by, created_at)
    values (${storeId}, ${newId()}, 'DE40987654329876543210', 'Senfmühle', 'WAITING', ${personId}, now()) on conflict do nothing`
  await db`
    insert into totp (account_id, sealed_secret, created_at, confirmed_at) values (${personId}, 'none', now(), now())
    on conflict do nothing`
  const found = await db<
    { skuId: string }[]
  >`select sku_id from product where store_id = ${storeId} and status = 'IN_REVIEW'`
  const skuIds = found.map(({ skuId }) => skuId)
  while (skuIds.length < 5) skuIds.push((await createProduct(db, storeId, { status: 'IN_REVIEW' })).skuId)
  return skuIds
}
