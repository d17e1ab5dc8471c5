import { lineProblems } from '../../contract/cart.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { StoreBlock } from '../cart/StoreBlock.tsx'
import { PaymentStep } from '../checkout/PaymentStep.tsx'
import { useLanguage } from '../platform/texts.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { sampleLine, sampleStoreCart } from './sample-orders.ts'
import { samplePrice } from './samples.ts'

export function Part() {
  const language = useLanguage()
  const cart = useCartTexts()
  const { samples } = useGalleryTexts()
  const missing = { missingAmount: 38, missingAmountText: moneyText(3800, language) }
  const reduced = sampleLine(language, { productSkuId: '900002', ...samplePrice(language, 1710, 1890) })
  const troubled = lineProblems.map((problem, i) =>
    sampleLine(language, {
      productSkuId: `90003${i}`,
      name: `${samples.cups} ${i + 1}`,
      problems: [problem],
      stock: 8,
    }),
  )
  return (
    <>
      <Examples of="ProgressBar">
        <Example width="card" state="missing">
          <ProgressBar value={112} max={150} label={cart.minimum.label(samples.store)} />
        </Example>
        <Example width="card" state="reached">
          <ProgressBar value={150} max={150} label={cart.minimum.label(samples.tagline)} />
        </Example>
      </Examples>
      <Examples of="StoreBlock, CartLine">
        <Example width="wide" state="reached">
          <StoreBlock store={sampleStoreCart(language, { items: [reduced] })} isOnly={false} />
        </Example>
        <Example width="wide" state="missing">
          <StoreBlock store={sampleStoreCart(language, { ...missing, storeName: 'Pappelei' })} isOnly={false} />
        </Example>
        <Example width="wide" state="notEligible">
          <StoreBlock
            store={sampleStoreCart(language, { isEligibleForSale: false, storeName: 'Weinhof Rebwiesel' })}
            isOnly={false}
          />
        </Example>
        <Example width="wide" state="problems">
          <StoreBlock store={sampleStoreCart(language, { items: troubled, storeName: 'Haus Kranich' })} isOnly />
        </Example>
      </Examples>
      <Examples of="PaymentStep">
        <Example width="wide" state="selected">
          <PaymentStep chosen="CREDIT_CARD" onChoose={() => {}} refusal={null} onDone={() => {}} />
        </Example>
      </Examples>
    </>
  )
}
