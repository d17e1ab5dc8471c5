import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Store } from '../../contract/stores.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { findPunctuality, percentOf } from './punctuality.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { findAssortment, findStore, type Assortment, type StoreRow } from './find-stores.ts'
import { toStoreCard } from './store-card.ts'

type StoreDeps = Pick<Deps, 'db' | 'pictures'>

/** The whole store; NOT_FOUND where there is none. */
export async function readStore(
  { db, pictures }: StoreDeps,
  by: Parameters<typeof findStore>[1],
  language: Language,
): Promise<Store> {
  const row = await findStore(db, by)
  if (!row) throw Problem.of('NOT_FOUND')
  const card = toStoreCard(row, language, pictures)
  const [assortment, counted] = await Promise.all([findAssortment(db, row.storeId), findPunctuality(db, row.storeId)])
  const percent = percentOf(counted)
  return {
    ...card,
    coverUrl: card.ownCoverUrl ?? card.coverUrls[0] ?? card.mediaUrl,
    ...factsOf(row, language),
    punctualityText: percent === null ? null : texts(language).stores.replies.punctual(percent),
    ...assortmentIn(assortment, language),
  }
}

/** '1–3 Werktage'. */
export const leadTimeText = (days: { leadMinDays: number; leadMaxDays: number }, language: Language) =>
  texts(language).stores.replies.leadTime(days.leadMinDays, days.leadMaxDays)

function factsOf(row: StoreRow, language: Language) {
  const { shippingFeeCents, shippingFreeFromCents } = row
  return {
    description: language === 'de' ? row.descriptionDe : row.descriptionEn,
    countryId: row.countryId,
    shipping: {
      fee: eurosOf(shippingFeeCents),
      feeText: moneyText(shippingFeeCents, language),
      freeFrom: shippingFreeFromCents === null ? null : eurosOf(shippingFreeFromCents),
      freeFromText: shippingFreeFromCents === null ? null : moneyText(shippingFreeFromCents, language),
    },
    leadTimeText: leadTimeText(row, language),
    returnPolicyText:
      (language === 'de' ? row.returnsDe : row.returnsEn) || texts(language).stores.replies.returnPolicy,
    legal: row.legal,
    reviewSummary: {
      average: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
      count: row.ratingCount,
    },
  }
}

const assortmentIn = ({ productCount, brands, categories }: Assortment, language: Language) => ({
  productCount,
  brands,
  categories: categories.map(({ slug, nameDe, nameEn }) => ({
    id: slug,
    slug,
    name: language === 'de' ? nameDe : nameEn,
  })),
})
