import type { Removed } from '../../../../contract/categories/attribute-sets.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { nameIn } from '../category-name.ts'
import { useCategoryAttributeTexts } from './texts.ts'

/** What leaves, and what becomes of it, before it is done. */
export function RemovedList({ removed }: { removed: readonly Removed[] }) {
  const t = useCategoryAttributeTexts().removing
  const language = useLanguage()
  return (
    <section aria-label={t.title} className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 className="mb-1.5 font-semibold">{t.title}</h3>
      <ul className="grid list-disc gap-1 pl-4 text-small text-ink-2">
        {removed.map((one) => {
          const name = nameIn(one, language)
          const text = one.choice ? t.choice(name, one.choice[language]) : name
          return <li key={`${one.key} ${one.choice?.de ?? ''}`}>{t.goods(text, one.goods)}</li>
        })}
      </ul>
    </section>
  )
}
