import { lineProblems, type Cart } from '../../contract/cart.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { MiniCartDrawer } from '../cart/mini-cart/MiniCartDrawer.tsx'
import { useLanguage } from '../platform/texts.ts'
import { Examples, useGalleryTexts, type StateName } from './Example.tsx'
import { Opener } from './Opener.tsx'
import { sampleCart, sampleLine, sampleStoreCart } from './sample-orders.ts'
import { galleryTexts, pictures } from './samples.ts'
import type { Read } from '../platform/reads/read.ts'

/** The mini cart in each of its states. */
export function MiniCarts() {
  const language = useLanguage()
  const t = useGalleryTexts().states
  const failure = { message: null, isMissing: false, retry: () => {} }
  const states: [StateName, Read<Cart>][] = [
    ['rest', ready(filled(language))],
    ['missing', ready(belowMinimum(language))],
    ['problems', ready(troubled(language))],
    ['empty', ready(sampleCart(language, { carts: [], itemCount: 0, canCheckout: false, blocking: ['CART_EMPTY'] }))],
    ['loading', { state: 'coming' }],
    ['error', { state: 'failed', failure }],
  ]
  return (
    <Examples of="MiniCartDrawer">
      {states.map(([state, read]) => (
        <Opener key={state} of={`MiniCartDrawer, ${t[state]}`}>
          {(close) => <MiniCartDrawer read={read} {...close} />}
        </Opener>
      ))}
    </Examples>
  )
}

const ready = (data: Cart): Read<Cart> => ({ state: 'ready', data, isPrevious: false, isRefreshing: false })

function filled(language: Language) {
  const { cups, oats } = galleryTexts[language].samples
  const stores = [
    sampleStoreCart(language, {
      items: [
        sampleLine(language, { productSkuId: '900041' }),
        sampleLine(language, { productSkuId: '900042', name: oats, imageUrl: pictures[2]!, selected: false }),
      ],
    }),
    sampleStoreCart(language, {
      storeId: '00000000-0000-7000-8000-000000000003',
      storeName: 'Pappelei',
      items: [sampleLine(language, { productSkuId: '900043', name: cups, imageUrl: pictures[1]! })],
    }),
  ]
  return sampleCart(language, { carts: stores })
}

function belowMinimum(language: Language) {
  const missing = { missingAmount: 38, missingAmountText: moneyText(3800, language) }
  return sampleCart(language, {
    carts: [sampleStoreCart(language, missing)],
    itemCount: 1,
    canCheckout: false,
    blocking: ['CART_BELOW_MINIMUM'],
  })
}

/** A line for each problem, and a store that sells nothing for now. */
function troubled(language: Language) {
  const { cups } = galleryTexts[language].samples
  const items = lineProblems.map((problem, i) =>
    sampleLine(language, { productSkuId: `90005${i}`, name: `${cups} ${i + 1}`, problems: [problem], stock: 8 }),
  )
  const paused = { storeId: '00000000-0000-7000-8000-000000000003', isEligibleForSale: false }
  return sampleCart(language, {
    carts: [
      sampleStoreCart(language, { items, storeName: 'Haus Kranich' }),
      sampleStoreCart(language, { ...paused, storeName: 'Weinhof Rebwiesel' }),
    ],
    itemCount: items.length + 1,
    canCheckout: false,
    blocking: ['STORE_NOT_ELIGIBLE', 'OUT_OF_STOCK'],
  })
}
