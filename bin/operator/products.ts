import { changeProductStatus, type StatusChange } from '../../api/products/change-product-status.ts'
import { findProductStates, listProductStates, type ProductState } from '../../api/products/product-status-queries.ts'
import { nextStatuses, productStatuses, type ProductStatus } from '../../api/products/product-status.ts'
import { listMissingStock } from '../../api/products/stock.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

const SHOWN_AT_MOST = 200

export const products: CommandGroup = {
  texts: (language) => texts(language).operator.products,
  actions: {
    list: {
      values: ['status', 'store'],
      async run({ db, language }, { values }) {
        const status = values.status === undefined ? null : statusOf(values.status, language)
        const filter = { status, storeSlug: values.store ?? null, limit: SHOWN_AT_MOST }
        const found = await listProductStates(db, filter)
        return { lines: found.length > 0 ? found.map(lineIn(language)) : [texts(language).operator.products.none] }
      },
    },
    missing: {
      async run({ db, language }) {
        const t = texts(language).operator.products
        const found = await listMissingStock(db, SHOWN_AT_MOST)
        const lines = found.map((goods) =>
          [goods.skuId, goods.storeSlug, t.missing(goods), language === 'de' ? goods.nameDe : goods.nameEn].join('  '),
        )
        return { lines: lines.length > 0 ? lines : [t.none] }
      },
    },
    show: {
      async run({ db, language }, { args }) {
        const found = await findProductStates(db, args)
        const unknown = args.filter((skuId) => !found.some((product) => product.skuId === skuId))
        if (unknown.length > 0) throw new Refusal(texts(language).operator.products.unknown(unknown))
        return { lines: found.flatMap((product) => [lineIn(language)(product), nextIn(language)(product.status)]) }
      },
    },
    status: {
      async run(context, { args: [requested = '', ...skuIds] }) {
        const t = texts(context.language).operator.products
        const status = statusOf(requested, context.language)
        const { changed, ...refused } = await changeProductStatus(context, skuIds, status)
        if (refused.unknown.length + refused.impossible.length > 0)
          throw new Refusal(refusalIn(context.language, status, refused))
        const lines = changed.map(({ skuId, status: was }) => t.changed(skuId, was, status))
        return { lines: lines.length > 0 ? lines : [t.unchanged] }
      },
    },
  },
}

function statusOf(text: string, language: Language): ProductStatus {
  const status = productStatuses.find((known) => known === text.toUpperCase())
  if (!status) throw new Refusal(texts(language).operator.products.noStatus(text, productStatuses.join(', ')))
  return status
}

const lineIn =
  (language: Language) =>
  ({ skuId, status, storeSlug, nameDe, nameEn }: ProductState) =>
    [skuId, status.padEnd(9), storeSlug, language === 'de' ? nameDe : nameEn].join('  ')

const nextIn = (language: Language) => (status: ProductStatus) =>
  `  ${texts(language).operator.products.next(nextStatuses[status].join(', '))}`

function refusalIn(language: Language, status: ProductStatus, { unknown, impossible }: Omit<StatusChange, 'changed'>) {
  const t = texts(language).operator.products
  return [
    ...(unknown.length > 0 ? [t.unknown(unknown)] : []),
    ...impossible.map(({ skuId, status: is }) => t.impossible(skuId, is, status, nextStatuses[is].join(', '))),
    t.nothingChanged,
  ].join('\n')
}
