import type { CheaperItem } from '../../contract/buyer-home/home.ts'
import { CartStepper } from '../cart/stepper/CartStepper.tsx'
import { ProductLine } from '../products/ProductLine.tsx'
import { useBuyerHomeTexts } from './texts.ts'

/** Own products whose case costs less than at the last purchase. */
export function CheaperList({ cheaper }: { cheaper: CheaperItem[] }) {
  const t = useBuyerHomeTexts()
  return (
    <section aria-labelledby="cheaper">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="cheaper" className="text-xl leading-[1.1] lg:text-2xl">
          {t.cheaper}
        </h2>
        <p className="text-sm text-ink-2">{t.cheaperText}</p>
      </div>
      <ul className="mt-4 divide-y divide-line rounded-lg bg-surface hairline">
        {cheaper.map((item) => (
          <Row key={item.product.skuId} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item: { product, quantity, priceText, oldPriceText, savedText } }: { item: CheaperItem }) {
  const t = useBuyerHomeTexts()
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 p-4">
      <ProductLine product={product} text={`${product.storeName} · ${product.packText}`} className="basis-40">
        <p className="flex flex-wrap items-baseline gap-x-2 text-small tabular-nums">
          <b className="text-medium font-bold text-sale">{priceText}</b>
          <span className="sr-only">{t.oldPrice}</span>
          <s className="text-ink-3">{oldPriceText}</s>
          <span className="font-semibold text-ok">{t.less(savedText)}</span>
        </p>
      </ProductLine>
      <div className="w-30 shrink-0 sm:w-44">
        <CartStepper product={product} proposed={quantity} />
      </div>
    </li>
  )
}
