import { randomBytes } from 'node:crypto'
import { endPause, startPause } from '../../api/stores/pause.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import { open, own, type Entries, type Entry } from '../every-call/entry.ts'
import type { World } from '../every-call/world.ts'

const reason = 'Anruf vom Dienstag'

/** The other store, as an operator sees it now. */
async function seen({ app, otherStore: { id, slug } }: World) {
  const [store] = await app.db<{ operatorVersion: number }[]>`select operator_version from store where id = ${id}`
  return { slug, version: store!.operatorVersion, reason }
}

const hold = ({ app, otherStore: { id } }: World) => app.db`
  insert into payout_hold (store_id, reason, held_at) values (${id}, ${reason}, now()) on conflict do nothing`
const release = async ({ app, otherStore: { id } }: World) => {
  await app.db`delete from payout_hold where store_id = ${id}`
}

const pause = ({ app, otherStore: { id: storeId } }: World) =>
  inTransaction(app.db, (tx) => {
    const now = app.deps.clock.now()
    const texts = { reason, textDe: '', textEn: '' }
    return startPause(tx, { storeId, pausedBy: 'OPERATOR', ...texts, startsAt: now, endsAt: null, now })
  })
const resume = ({ app, otherStore: { id: storeId } }: World) =>
  inTransaction(app.db, (tx) => endPause(tx, { storeId, pausedBy: 'OPERATOR', now: app.deps.clock.now() }))

const changing = (before: (world: World) => PromiseLike<unknown>, more: object = {}): Entry => ({
  ...open(async (world) => {
    await before(world)
    return { ...(await seen(world)), ...more }
  }),
  async after(world) {
    await release(world)
    await resume(world)
  },
})

/** A proof that the supplier has uploaded. */
async function createProof({ app, store }: World) {
  const id = newId()
  await app.db`
    insert into attachment (id, store_id, token, format, name, created_at)
    values (${id}, ${store.id}, ${randomBytes(20).toString('hex')}, 'pdf', 'auszug.pdf', now())`
  return id
}

/** What operators see and do of stores, and the papers that these send. */
export const operatedStoreEntries: Entries = {
  'GET /api/v1/supplier/papers': own(),
  'PUT /api/v1/supplier/papers/{kind}': {
    ...own(async (world) => ({
      kind: 'IDENTITY',
      value: 'HRB 1, Amtsgericht Hamburg',
      endsOn: null,
      attachmentIds: [await createProof(world)],
      version: 0,
    })),
    async after({ app }) {
      await app.db`delete from store_paper`
      await app.db`delete from approval where kind = 'PAPER'`
    },
  },
  'GET /api/v1/operator/seller-reports/{year}/csv': open(() => ({ year: 2026 })),
  'GET /api/v1/operator/seller-reports/{year}/xlsx': open(() => ({ year: 2026 })),
  'GET /api/v1/operator/stores': open(),
  'GET /api/v1/operator/stores/{slug}': open(({ otherStore: { slug } }) => ({ slug })),
  'GET /api/v1/operator/stores/{slug}/papers/{kind}': open(({ otherStore: { slug } }) => ({ slug, kind: 'IDENTITY' })),
  'POST /api/v1/operator/stores/{slug}/notes': open(({ otherStore: { slug } }) => ({
    slug,
    text: 'Ruft dienstags an',
  })),
  'POST /api/v1/operator/stores/hints': open(({ otherStore: { slug } }) => ({
    stores: [slug],
    subject: 'Preise',
    text: 'Bitte prüfen',
  })),
  'POST /api/v1/operator/stores/{slug}/pause': changing(resume, { until: null, textDe: 'Urlaub', textEn: 'Holiday' }),
  'POST /api/v1/operator/stores/{slug}/resume': changing(pause),
  'POST /api/v1/operator/stores/{slug}/commission': changing(release, { percent: 9.5, from: '2099-01-01' }),
  'POST /api/v1/operator/stores/{slug}/payout-hold': changing(release),
  'POST /api/v1/operator/stores/{slug}/payout-release': changing(hold),
}
