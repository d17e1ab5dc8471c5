import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import type { JudgedProduct } from '../../../contract/range/operator-products.ts'
import { Link } from '../../frame/Link.tsx'
import { useEditorTexts } from '../texts.ts'
import { useJudgementTexts } from './queries.ts'
import { Standing } from './Standing.tsx'

/** What a comparison says, instead of the fields once more; only what somebody should look at is marked. */
export function Evidence({ product }: { product: JudgedProduct }) {
  const t = useJudgementTexts()
  const editor = useEditorTexts()
  const { words, missing, doubles, otherStores, sold, store } = product
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      {words.length === 0 ? (
        <Line>{t.noWords}</Line>
      ) : (
        <Line isOpen>
          {t.found}:{' '}
          {words.map(({ field, kind, word }) => `${t.words[kind]} (${editor.fields[field]}: „${word}“)`).join(', ')}
        </Line>
      )}
      {missing.length === 0 ? (
        <Line>{t.nothingMissing}</Line>
      ) : (
        <Line isOpen={missing.some(({ isRequired }) => isRequired)}>
          {t.missing}: {missing.map(({ name }) => editor.completeness.rules[name]).join(', ')}
        </Line>
      )}
      {doubles.length > 0 && (
        <Line isOpen>
          {t.doubles}:{' '}
          {doubles.map(({ skuId, name }) => (
            <Link key={skuId} to={`/operator/products?open=${skuId}`} className="mr-2 underline">
              {name}
            </Link>
          ))}
        </Line>
      )}
      {otherStores.length > 0 && <Line>{t.others(otherStores.length)}</Line>}
      {sold > 0 && <Line>{t.sold(sold)}</Line>}
      <Standing store={store} />
    </div>
  )
}

const Line = ({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) => (
  <p className="flex gap-2.5 py-1">
    {isOpen ? (
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
    ) : (
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
    )}
    <span className="min-w-0">{children}</span>
  </p>
)
