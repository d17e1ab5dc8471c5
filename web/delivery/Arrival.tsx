import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { arrivalsQuery } from './queries.ts'

/** When a product ordered now is at the postcode, else at the address of who looks at it; nothing where no day can be named. */
export function Arrival({ skuId, postcode }: { skuId: string; postcode?: string }) {
  const read = useRead(arrivalsQuery({ skuIds: [skuId], postcode }, useLanguage()))
  const item = read.state === 'ready' && read.data.items.find(({ productSkuId }) => productSkuId === skuId)
  if (!item) return null
  return <span className={`block text-sm ${item.arrival ? 'text-ink-2' : 'text-danger'}`}>{item.text}</span>
}
