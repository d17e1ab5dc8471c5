import type { Language } from '../../../contract/platform/values.ts'
import type { ManyAction } from '../../../contract/range/operator-bulk.ts'
import { texts } from '../../../texts/texts.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { notifyStore } from '../../desk/notices/notify.ts'
import { urls } from '../../platform/urls.ts'
import { findCategory } from '../queries.ts'
import { findNotified, type NotifiedRow } from './chosen-queries.ts'

/** Names in a mail; the others are counted. */
const MOST_NAMES = 20

type Done = {
  action: ManyAction
  reason: string
  category: string | undefined
  skuIds: readonly string[]
}

/** Tells each store once what was done with its products. A release is told when it is approved, a collection concerns the shop alone. */
export async function notifyStores(tx: Tx, deps: Deps, { action, reason, category, skuIds }: Done): Promise<void> {
  if (action === 'RELEASE' || action === 'COLLECTION' || skuIds.length === 0) return
  const leaf = category === undefined ? undefined : await findCategory(tx, category)
  const byStore = Map.groupBy(await findNotified(tx, skuIds), ({ storeId }) => storeId)
  for (const [storeId, products] of byStore) {
    const about = { action, count: products.length }
    const write = ({ language }: { language: Language }) => {
      const { blocked, many: t } = texts(language).range.replies
      const inCategory = leaf ? (language === 'de' ? leaf.nameDe : leaf.nameEn) : ''
      const subject = t.subject(action, products.length)
      const redress = action === 'BLOCK' ? [blocked.byPerson, blocked.redress] : []
      const paragraphs = [
        t.hello,
        t.body(action, inCategory),
        namesOf(products, language),
        t.reason(reason),
        ...redress,
      ]
      const button = { label: t.button, url: deps.origin + urls(language).supplierProducts }
      return { subject, ...mailLayout({ language, title: subject, paragraphs, button }) }
    }
    const mail = { id: `products-${newId()}`, write }
    await notifyStore(tx, deps, { kind: 'PRODUCTS', about, at: deps.clock.now(), storeId, right: 'products', mail })
  }
}

function namesOf(products: readonly NotifiedRow[], language: Language): string {
  const { more } = texts(language).range.replies.many
  const names = products
    .slice(0, MOST_NAMES)
    .map(({ skuId, nameDe, nameEn }) => `${language === 'de' ? nameDe : nameEn} (${skuId})`)
  const rest = products.length - names.length
  return [...names, ...(rest > 0 ? [more(rest)] : [])].join(', ')
}
