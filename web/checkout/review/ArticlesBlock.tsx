import Package from 'lucide-react/icons/package'
import type { StoreCart } from '../../../contract/cart.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useCheckoutTexts } from '../texts.ts'
import { FoldedBlock } from './Block.tsx'
import { casesOf } from './cases-of.ts'
import { ReviewLines } from './ReviewLines.tsx'

const MOST_PICTURES = 6

/** All lines, closed: who has come from the cart has just seen them. */
export function ArticlesBlock({ stores }: { stores: StoreCart[] }) {
  const t = useCheckoutTexts().review
  const { cases } = useCartTexts()
  const items = stores.flatMap((store) => store.items)
  return (
    <FoldedBlock
      icon={<Package />}
      title={`${t.lines(items.length)}, ${cases(casesOf(items))}`}
      aside={
        <span className="flex justify-end gap-1.5 max-sm:hidden">
          {items.slice(0, MOST_PICTURES).map(({ productSkuId, imageUrl }) => (
            <Picture key={productSkuId} url={imageUrl} alt="" sizes="36px" className="size-9 rounded-md object-cover" />
          ))}
        </span>
      }
    >
      <ReviewLines stores={stores} />
    </FoldedBlock>
  )
}
