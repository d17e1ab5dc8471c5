import * as settingsApi from '../../contract/store-settings.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { own, type Entries, type Entry } from '../every-call/entry.ts'
import { signedIn, type World } from '../every-call/world.ts'

type Part = keyof Pick<OutputOf<typeof settingsApi.read>, 'profile' | 'terms' | 'legal'>

/** What the store has set, sent again. */
const partOf = (part: Part): Entry => ({
  ...own(async (world) => (await settingsOf(world))[part]),
  async after({ app }) {
    await app.db`update store set part_versions = '{}' where part_versions <> '{}'`
  },
})

const settingsOf = async (world: World) =>
  world.app.request(settingsApi.read, {}, { token: await signedIn(world, world.supplier) })

export const storeEntries: Entries = {
  'GET /api/v1/supplier/store': own(),
  'PUT /api/v1/supplier/store/profile': partOf('profile'),
  'PUT /api/v1/supplier/store/terms': partOf('terms'),
  'PUT /api/v1/supplier/store/legal': partOf('legal'),
  // Far ahead: all other calls order from the store.
  'PUT /api/v1/supplier/store/pause': {
    ...own(() => ({ startsAt: '2099-12-24T08:00', endsAt: '2099-12-28T08:00', textDe: 'Urlaub', textEn: 'Holiday' })),
    after: async ({ app }) => void (await app.db`delete from store_pause`),
  },
  'DELETE /api/v1/supplier/store/pause': own(),
}
