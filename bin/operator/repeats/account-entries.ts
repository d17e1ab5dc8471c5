import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFiles } from '../../../api/platform/files.ts'
import * as exclusiveApi from '../../../contract/exclusive.ts'
import { createBuyer } from '../../../test/builders.ts'
import { giveUpJob } from '../../../test/dead-job.ts'
import { fresh, reads, refused, same, type Entries, type Shop } from './entry.ts'

const email = async ({ app }: Shop, values: object = {}) => (await createBuyer(app.db, { ...values })).email

/** Of a person with an authenticator app. */
async function emailWithTotp({ app: { db, deps } }: Shop) {
  const person = await createBuyer(db)
  const sealedSecret = deps.secrets.seal('JBSWY3DPEHPK3PXP', person.id)
  const [createdAt, confirmedAt] = [new Date(), new Date()]
  await db`insert into totp ${db({ accountId: person.id, sealedSecret, createdAt, confirmedAt })}`
  return person.email
}

/** A buyer who may see the exclusive product. */
async function granted({ app, exclusive }: Shop) {
  const buyer = await createBuyer(app.db)
  await app.db`
    insert into exclusive_grant (buyer_id, sku_id, granted_at) values (${buyer.id}, ${exclusive.skuId}, now())`
  return [buyer.email, exclusive.skuId]
}

async function applied({ app, exclusive }: Shop) {
  const buyer = await createBuyer(app.db)
  await app.request(exclusiveApi.apply, { productSkuId: exclusive.skuId, message: 'Bitte' }, buyer)
  return [buyer.email, exclusive.skuId]
}

async function deadJob({ app }: Shop) {
  for (const { id } of await app.deps.jobs.dead.list()) await app.deps.jobs.dead.discard(id, app.deps.clock.now())
  return [await giveUpJob(app, 'Hallo')]
}

async function folderWithFile() {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-files-'))
  await openFiles(folder).write('photos/1.webp', Buffer.from('a photo'))
  return [folder]
}

export const accountEntries: Entries = {
  accounts: {
    'remove-second-factor': refused(async (shop) => [await emailWithTotp(shop)]),
    trust: same(async (shop) => [await email(shop, { trustedAt: null }), 'YES']),
    vat: same(async (shop) => [await email(shop, { vatId: 'DE136695976' }), 'VALID']),
  },
  grants: {
    list: reads(),
    grant: refused(async (shop) => [await email(shop), shop.exclusive.skuId]),
    reject: refused(applied),
    withdraw: refused(granted),
  },
  impersonate: { code: fresh(async (shop) => [await email(shop), '--reason', 'Ticket 4711']) },
  audit: { verify: reads() },
  // What lies in the bucket already is left as it is.
  files: { copy: reads(folderWithFile), unused: reads() },
  jobs: { list: reads(), show: reads(deadJob), replay: refused(deadJob), discard: refused(deadJob) },
  operators: {
    list: reads(),
    appoint: refused(async (shop) => [await email(shop)]),
    dismiss: refused(async (shop) => [await email(shop, { role: 'OPERATOR' })]),
  },
}
