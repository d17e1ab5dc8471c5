import { actOnProduct } from '../../api/range/act-on-product.ts'
import { createProduct } from '../../api/range/create-product.ts'
import { decideProduct } from '../../api/range/decide-product.ts'
import { publishProduct } from '../../api/range/publish.ts'
import { saveDraft } from '../../api/range/save-draft.ts'
import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { hoursBefore, readDemoMembers, type DemoMember } from './demo-members.ts'

/** Of each store two drafts of what is on sale and a new article, one that was refused, one that waits and one that is paused. */
const GOODS = 5

/** What the demo's suppliers are working on. Nobody is told by mail; where there are drafts nothing happens. */
export async function loadDrafts(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from product_draft limit 1`
  if (existing) return
  for (const member of await readDemoMembers(deps.db, GOODS))
    if (member.goods.length === GOODS) await work(deps, baseDate, member)
}

async function work(deps: Deps, baseDate: Date, { caller, goods }: DemoMember) {
  const then = (hoursAgo: number) => hoursBefore(deps, baseDate, hoursAgo)
  const [described, dearer, refused, waiting, paused] = goods.map(({ skuId }) => skuId) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const changed = async (skuId: string, hoursAgo: number, changes: Parameters<typeof saveDraft>[2]['changes']) =>
    saveDraft(then(hoursAgo), caller, { skuId, version: 0, changes })
  await changed(described, 5, { descriptionDe: '<p>Jetzt in einem Karton, der sich wieder verschließen lässt.</p>' })
  await changed(dearer, 28, { discount: 5, msrp: (goods[1]!.priceCents * 2) / 100 })
  await createProduct(then(30), caller, { copyOf: paused })
  await actOnProduct(then(200), caller, { skuId: paused, action: 'PAUSE' })
  for (const [skuId, hoursAgo, descriptionDe] of [
    [refused, 52, '<p>Garantiert der günstigste Preis in Deutschland.</p>'],
    [waiting, 7, '<p>Jetzt mit neuem Etikett; der Inhalt ist derselbe.</p>'],
  ] as const) {
    const { version } = await changed(skuId, hoursAgo, { descriptionDe })
    await publishProduct(then(hoursAgo), caller, { skuId, version, note: '' })
  }
  const { storeId } = caller.account
  const message = 'Preise und was über sie versprochen wird gehören nicht in die Beschreibung.'
  const decision = { skuId: refused, storeId, decision: 'REJECT' as const, message, words: { descriptionDe: message } }
  await inTransaction(deps.db, (tx) => decideProduct(tx, { ...decision, now: then(28).clock.now() }))
}
