import type { Product } from '../../../contract/products.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { useProductTexts } from '../product-texts.ts'
import { Tabs, type Tab } from '../../ui/Tabs.tsx'
import { DescriptionPanel } from './DescriptionPanel.tsx'

// The server renders them; the browser reads their code after the page's own.
const DeliveryPanel = lazyPart(async () => (await import('./DeliveryPanel.tsx')).DeliveryPanel, { missing: 'sentence' })
const FactsPanel = lazyPart(async () => (await import('./FactsPanel.tsx')).FactsPanel, { missing: 'sentence' })
const FoodPanel = lazyPart(async () => (await import('./FoodPanel.tsx')).FoodPanel, { missing: 'sentence' })
const ReviewsPanel = lazyPart(async () => (await import('./ReviewsPanel.tsx')).ReviewsPanel, { missing: 'sentence' })

export type TabKey = 'description' | 'facts' | 'food' | 'delivery' | 'reviews'
type ProductTabsProps = { product: Product; value: TabKey; onChange: (key: TabKey) => void }

/** Everything about a product that is not needed to buy it. */
export function ProductTabs({ product, value, onChange }: ProductTabsProps) {
  const t = useProductTexts().product
  const isHydrated = useHydrated()
  const tabs: (Tab & { key: TabKey })[] = [
    { key: 'description', label: t.tabs.description, content: <DescriptionPanel product={product} /> },
    { key: 'facts', label: t.tabs.facts, content: <FactsPanel product={product} /> },
    { key: 'delivery', label: t.tabs.delivery, content: <DeliveryPanel product={product} /> },
    {
      key: 'reviews',
      label: (
        <>
          {t.tabs.reviews} <span className="text-ink-3 tabular-nums">{product.reviewSummary.count}</span>
        </>
      ),
      // The longest of the page, which nobody sees at once.
      content: isHydrated && <ReviewsPanel skuId={product.skuId} summary={product.reviewSummary} />,
    },
  ]
  if (product.food) tabs.splice(2, 0, { key: 'food', label: t.tabs.food, content: <FoodPanel food={product.food} /> })
  return <Tabs label={product.name} tabs={tabs} value={value} onChange={(key) => onChange(key as TabKey)} />
}
