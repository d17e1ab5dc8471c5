import type { Photo } from '../../../contract/range/content.ts'
import { fieldsOf, onlyFields } from '../../../contract/range/fields.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { recordChange } from '../../platform/page-changes.ts'
import { writeContent } from '../../products/changes/content.ts'
import { writeActivity } from '../activity.ts'
import { columnsOf } from '../content-row.ts'
import { lockLayers, type Layers } from '../edited-product.ts'
import { activityOf, publishChanges, tagsOf } from '../publish.ts'
import { findSurroundings, writeDraft } from '../queries.ts'

type Showing = { storeId: string; skuId: string; photos: Photo[]; by: string; now: Date }

/**
 * Gives a product that shows no picture of its store these, as its editor does: of one on sale an operator may have to look at them
 * first. What else its draft changes stays there. False where it has some, or is archived.
 */
export async function showFirstPhotos(tx: Tx, { storeId, skuId, photos, by, now }: Showing): Promise<boolean> {
  const layers = await lockLayers(tx, storeId, skuId)
  const { row, draft, live, content } = layers
  if (row.status === 'ARCHIVED' || live.photos.length > 0 || content.photos.length > 0) return false
  if (!isOnSale(row)) {
    await writePhotos(tx, layers, { photos, by, now })
    return true
  }
  const { isTrusted } = await findSurroundings(tx, storeId, skuId)
  const publication = { tx, layers: { ...layers, draft: { ...draft, changes: { photos } } }, isTrusted }
  await publishChanges(
    { ...publication, by, note: draft.note, now },
    onlyFields(draft.changes, (field) => field !== 'photos'),
  )
  return true
}

type TakingBack = Pick<Showing, 'storeId' | 'skuId' | 'now'> & { photoIds: string[]; by: string | null }

/** Has a product show none again where it still shows, or has handed in, just these. Whether it did. */
export async function takePhotosBack(tx: Tx, { storeId, skuId, photoIds, by, now }: TakingBack): Promise<boolean> {
  const layers = await lockLayers(tx, storeId, skuId)
  const { row, draft, live } = layers
  const areThese = (photos: Photo[] | undefined) =>
    photos?.length === photoIds.length && photos.every(({ id }, at) => id === photoIds[at])
  if (areThese(draft.submitted?.photos)) {
    const rest = onlyFields(draft.submitted!, (field) => field !== 'photos')
    const waits = fieldsOf(rest).length > 0
    await inOrder([
      () => writeDraft(tx, row, { submitted: waits ? rest : null }),
      async () => {
        if (!waits) await writeContent(tx, skuId, { product: {}, detail: {}, submittedAt: null, now })
      },
    ])
    return true
  }
  if (!areThese(live.photos)) return false
  await writePhotos(tx, layers, { photos: [], by, now })
  return true
}

const isOnSale = ({ status }: Layers['row']) => status === 'ACTIVE' || status === 'PAUSED'

type Written = { photos: Photo[]; by: string | null; now: Date }

async function writePhotos(tx: Tx, { row, live, category }: Layers, { photos, by, now }: Written) {
  const content = { ...live, photos }
  const deed = { ...activityOf(row, { by, now }), before: { photos: live.photos }, after: { photos } }
  await inOrder([
    () => writeContent(tx, row.skuId, { ...columnsOf({ content, row, category }, ['photos']), now }),
    () => recordChange(tx, tagsOf(row, category), { mayBeStale: !content.isExclusive }),
    () => writeActivity(tx, { ...deed, action: isOnSale(row) ? 'product.publish' : 'product.submit' }),
  ])
}
