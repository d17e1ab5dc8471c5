import { wholeCut } from '../../contract/pictures/picture-cut.ts'
import * as picturesApi from '../../contract/pictures/store-pictures.ts'
import * as settingsApi from '../../contract/store-settings.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { own, owned, type Entries, type Entry } from '../every-call/entry.ts'
import { signedIn, type World } from '../every-call/world.ts'
import { photoFile } from '../range/photos.ts'

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
  'GET /api/v1/supplier/store/pictures': own(),
  'POST /api/v1/supplier/store/pictures': {
    ...own(async () => ({ kind: 'LOGO', file: await photoFile() })),
    isNotJson: true,
  },
  'PUT /api/v1/supplier/store/pictures': {
    ...owned(async (world) => {
      const by = { token: await signedIn(world, world.supplier) }
      const { id } = await world.app.request(picturesApi.add, { kind: 'COVER', file: await photoFile() }, by)
      const { version } = await world.app.request(picturesApi.read, {}, by)
      return { version, logo: null, cover: { id, ...wholeCut } }
    }),
    after: async ({ app }) =>
      void (await app.db`update store set logo = null, cover = null, part_versions = '{}' where part_versions <> '{}'`),
  },
  'PUT /api/v1/supplier/store/terms': partOf('terms'),
  'PUT /api/v1/supplier/store/legal': partOf('legal'),
  // Far ahead: all other calls order from the store.
  'PUT /api/v1/supplier/store/pause': {
    ...own(() => ({ startsAt: '2099-12-24T08:00', endsAt: '2099-12-28T08:00', textDe: 'Urlaub', textEn: 'Holiday' })),
    after: async ({ app }) => void (await app.db`delete from store_pause`),
  },
  'DELETE /api/v1/supplier/store/pause': own(),
}
