import { useDeferredValue } from 'react'
import type { InputOf } from '../../../../contract/platform/endpoint.ts'
import type * as collectionsApi from '../../../../contract/collections/collections.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Thumbnail } from '../../../products/operator/GoodsPicker.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ruleQuery } from '../queries.ts'
import { useOperatorCollectionTexts } from '../texts.ts'

/** How much a rule finds now, and the first of it. */
export function TriedRule({ rule }: { rule: InputOf<typeof collectionsApi.tryRule> }) {
  const t = useOperatorCollectionTexts()
  const read = useRead(ruleQuery(useDeferredValue(rule), useLanguage()))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-24" />}>
      {({ count, goods }) => (
        <div aria-live="polite">
          <p className="text-small font-medium">{t.finds(count)}</p>
          <ul className="mt-1 grid gap-1">
            {goods.map((one) => (
              <li key={one.skuId} className="flex items-center gap-2 text-small">
                <Thumbnail url={one.imageUrl} />
                <span className="min-w-0 truncate">{one.name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryView>
  )
}
