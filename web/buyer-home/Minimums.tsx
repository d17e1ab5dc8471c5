import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MinimumState } from '../../contract/buyer-home/home.ts'
import { Link } from '../frame/Link.tsx'
import { StoreTile } from '../stores/StoreTile.tsx'
import { useBuyerHomeTexts } from './texts.ts'

/** How far the suppliers of the cart are from their minimum order, those first that are short. */
export function Minimums({ minimums }: { minimums: MinimumState[] }) {
  const t = useBuyerHomeTexts()
  return (
    <section aria-labelledby="minimums">
      <h2 id="minimums" className="text-xl leading-[1.1] lg:text-2xl">
        {t.minimums}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-lg bg-surface hairline">
        {minimums.map((minimum) => (
          <Row key={minimum.storeId} minimum={minimum} />
        ))}
      </ul>
    </section>
  )
}

function Row({ minimum }: { minimum: MinimumState }) {
  const t = useBuyerHomeTexts()
  const { storeName, storeUrl, mediaUrl, netTotalText, minimumText, missing, missingText, share } = minimum
  return (
    <li className="flex items-center gap-3.5 p-4">
      <StoreTile url={mediaUrl} className="size-10 rounded-md" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="text-medium font-semibold">{storeName}</p>
            <p className="text-small text-ink-2 tabular-nums">
              {missing > 0 ? t.ofMinimum(netTotalText, minimumText) : t.reachedOf(netTotalText, minimumText)}
            </p>
          </div>
          {missing > 0 ? (
            <Link
              to={storeUrl}
              aria-label={t.missingAt(missingText, storeName)}
              className="flex min-h-11 shrink-0 items-center gap-1 text-medium font-semibold text-brand tabular-nums hover:underline"
            >
              {t.missing(missingText)}
              <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          ) : (
            <span className="flex shrink-0 items-center gap-1 rounded-sm bg-brand-soft px-2 py-1 text-small font-semibold text-brand">
              <Check aria-hidden="true" className="size-4" />
              {t.reached}
            </span>
          )}
        </div>
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-brand" style={{ width: `${share}%` }} />
        </div>
      </div>
    </li>
  )
}
