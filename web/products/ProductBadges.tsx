import Gem from 'lucide-react/icons/gem'
import Leaf from 'lucide-react/icons/leaf'
import type { ShownProduct } from './shown-product.ts'
import { useTexts } from '../platform/texts.ts'
import { Tag } from '../ui/Tag.tsx'
import { discountPercent } from './discount.ts'

/** What is special about a product: new, cheaper, exclusive, organic. */
export function ProductBadges({ product }: { product: Pick<ShownProduct, 'badges' | 'price'> }) {
  const t = useTexts().catalogue
  const { badges, price } = product
  const percent = price ? discountPercent(price) : 0
  return (
    <>
      {percent > 0 && <Tag variant="sale">{t.card.saving(percent)}</Tag>}
      {badges.includes('NEW') && <Tag variant="new">{t.card.new}</Tag>}
      {badges.includes('EXCLUSIVE') && (
        <Tag variant="accent">
          <Gem aria-hidden="true" />
          {t.card.exclusive}
        </Tag>
      )}
      {badges.includes('ORGANIC') && (
        <Tag variant="ok">
          <Leaf aria-hidden="true" />
          {t.card.organic}
        </Tag>
      )}
    </>
  )
}
