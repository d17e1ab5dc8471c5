import * as menuApi from '../../../contract/menu/menu.ts'
import { newId } from '../../../api/platform/ids.ts'
import { own, type Entries } from '../entry.ts'
import { signedIn, type World } from '../world.ts'

const dish = () => ({
  id: newId(),
  nameDe: 'Suppe',
  nameEn: 'Soup',
  articles: [],
  ingredients: [{ name: 'Brühe', allergens: ['CELERY' as const], additives: [], isComplete: false }],
})

async function saved(world: World) {
  const { id } = await world.app.request(menuApi.save, dish(), { token: await signedIn(world, world.owner) })
  return { id }
}

export const menuEntries: Entries = {
  'GET /api/v1/account/menu': own(),
  'GET /api/v1/account/menu/articles': own(() => ({ q: 'a' })),
  'PUT /api/v1/account/menu/dishes/{id}': own(dish),
  'DELETE /api/v1/account/menu/dishes/{id}': own(saved),
  'GET /api/v1/account/menu/pdf': own(() => ({ language: 'de' })),
}
