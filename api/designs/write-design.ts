import { randomBytes } from 'node:crypto'
import { texts } from '../../texts/texts.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { changeDesign, renewSheet, type Found } from './change-design.ts'
import { checkContent, refused, type ContentInput, type Designer, type Drawable } from './check-content.ts'
import { findDesignable, insertDesign, updateContent } from './queries.ts'

/** Throws NOT_FOUND for goods that the buyer may not see or that take no design. Returns the new design's id. */
export async function createDesign(deps: Deps, caller: Designer, input: ContentInput): Promise<string> {
  const product = await drawable(deps.db, deps, { buyerId: caller.account.companyId, skuId: input.productSkuId })
  if (!product) throw Problem.of('NOT_FOUND')
  const content = checkContent(input, product, caller.language)
  const key = { buyerId: caller.account.companyId, id: newId() }
  const secret = randomBytes(20).toString('hex')
  const at = deps.clock.now()
  const work = async (tx: Tx) => {
    const stored = await insertDesign(tx, { ...key, ...content, secret, sheetToken: '', at })
    await renewSheet(tx, { ...key, ...stored, secret, recipe: product.recipe }, { deps, files: [], at })
    return key.id
  }
  return inTransactionOnce(deps.db, caller.keyed, { work, resultOf: (id) => id, again: async (id) => id })
}

/** Replaces the contents. Throws NOT_FOUND, DESIGN_STATE, and VALIDATION for what the product cannot take. */
export async function writeDesign(
  deps: Deps,
  caller: Designer,
  { id, ...input }: ContentInput & { id: string },
): Promise<Found> {
  const { language } = caller
  const owner = { buyerId: caller.account.companyId }
  return changeDesign(deps, { owner, id, action: 'EDIT' }, async (tx, { design, parts: { files } }) => {
    if (design.status !== 'DRAFT' && input.productSkuId !== design.skuId)
      throw refused('productSkuId', texts(language).designs.replies.otherProduct)
    const product = await drawable(tx, deps, { ...owner, skuId: input.productSkuId })
    if (!product) throw refused('productSkuId', texts(language).designs.replies.notDesignable)
    const stored = await updateContent(tx, design, checkContent(input, product, language))
    await renewSheet(tx, { ...design, ...stored, recipe: product.recipe }, { deps, files, at: deps.clock.now() })
  })
}

/** Undefined for what takes no design, and for what has no base to show it on. */
export async function drawable(
  sql: Queryable,
  { pictures }: Pick<Deps, 'pictures'>,
  { buyerId, skuId }: { buyerId: string; skuId: string },
): Promise<(Drawable & Awaited<ReturnType<Deps['pictures']['printArea']>>) | undefined> {
  const product = await findDesignable(sql, buyerId, skuId)
  if (!product || !pictures.isPrintable(product.recipe)) return undefined
  return { ...product, ...(await pictures.printArea(product.recipe)) }
}
