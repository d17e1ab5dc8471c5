import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import { own, type Entries } from '../every-call/entry.ts'
import type { World } from '../every-call/world.ts'
import { application, fillSetUp } from './set-up.ts'

/** The store of the world as one that is about to be sent. */
async function prepare({ app, store, supplier }: World) {
  await app.db`
    insert into store_application (store_id, account_id, sells, state, applied_at)
    values (${store.id}, ${supplier.id}, '{}', 'PREPARING', now()) on conflict do nothing`
  await fillSetUp(app, store.id, supplier.id)
}

async function clear({ app: { db } }: World) {
  await db`delete from store_application_step`
  await db`delete from store_application`
  await db`delete from approval where kind in ('STORE', 'BANK_ACCOUNT')`
  await db`delete from bank_account_change`
  await db`delete from store_calendar`
  await db`delete from store_paper`
  await db`delete from totp where sealed_secret = 'none'`
  await db`delete from membership where store_id in (select id from store where status = 'SETUP')`
  await db`delete from store where status = 'SETUP'`
  await db`update store set part_versions = '{}' where part_versions <> '{}'`
}

const iban = 'DE02120300000000202051'

/** How a company comes to sell, and where its payouts go. */
export const onboardingEntries: Entries = {
  'POST /api/v1/account/store-applications': { ...own(() => application), after: clear },
  'GET /api/v1/supplier/setup': own(),
  'POST /api/v1/supplier/setup/submission': {
    ...own(async (world) => {
      await prepare(world)
      return {}
    }),
    others: 'OWN',
    after: clear,
  },
  'POST /api/v1/supplier/setup/withdrawal': {
    ...own(async (world) => {
      await clear(world)
      await prepare(world)
      await world.app.request(onboardingApi.submit, {}, world.supplier)
      return {}
    }),
    others: 404,
    after: clear,
  },
  'GET /api/v1/supplier/bank-account': own(),
  'PUT /api/v1/supplier/bank-account': {
    ...own(() => ({ iban, holder: 'Tidemar GmbH', version: 0 })),
    after: clear,
  },
}
