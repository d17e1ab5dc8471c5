import { randomBytes } from 'node:crypto'
import * as viewsApi from '../../../contract/desk/views.ts'
import { own, owned, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

const given = () => ({
  name: `Ansicht ${randomBytes(6).toString('hex')}`,
  isShared: false,
  state: { filters: { q: 'Tee' } },
})

async function saved({ app, supplier }: World) {
  const { id, version } = await app.request(viewsApi.save, { list: 'orders', ...given() }, supplier)
  return { id, version }
}

/** What members are told in their workplace, and what they save of its lists. Each view counts towards what a list takes, so it goes again. */
export const deskViewEntries: Entries = {
  'GET /api/v1/desk/notices': own(),
  'POST /api/v1/desk/notices/read': own(() => ({ ids: [crypto.randomUUID()] })),
  'GET /api/v1/desk/notice-choices': own(),
  'PUT /api/v1/desk/notice-choices/{kind}': own(() => ({ kind: 'DECISION', way: 'BELL' })),
  'GET /api/v1/desk/views': own(() => ({ list: 'orders' })),
  'POST /api/v1/desk/views': { ...own(() => ({ list: 'orders', ...given() })), after: emptied },
  'PUT /api/v1/desk/views/{id}': {
    ...owned(async (world) => ({ ...(await saved(world)), ...given() })),
    after: emptied,
  },
  'DELETE /api/v1/desk/views/{id}': { ...owned(saved), after: emptied },
}

async function emptied({ app }: World) {
  await app.db`delete from desk_view`
}
