import type { Product } from '../../../../contract/products.ts'
import { SoldOut } from './SoldOut.tsx'

/** Below the gate, in a box of its own. */
export const SoldOutForVisitors = ({ product }: { product: Product }) => (
  <section className="visitor-only mt-5 rounded-[20px] bg-surface p-[18px] hairline lg:rounded-xl lg:p-[26px]">
    <SoldOut product={product} />
  </section>
)
