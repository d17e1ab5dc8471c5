import type { ReactNode } from 'react'
import type { SetAttribute } from '../../../../contract/categories/attribute-sets.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { useCategoryAttributeTexts } from './texts.ts'

const MOST_NAMED = 4

/** Its name, and what there is to know of it. */
export function AttributeLine({ attribute, children }: { attribute: SetAttribute; children: ReactNode }) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const { key, kind, unit, choices, isRequired, isFilter } = attribute
  const offered = choices.flatMap((choice) => (choice.isArchived ? [] : choice[language]))
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
      {children}
      <span className="text-small break-all text-ink-3">{key}</span>
      {isRequired && <Tag variant="warn">{t.required}</Tag>}
      {isFilter && <Tag>{t.filter}</Tag>}
      <span className="text-small text-ink-3 sm:ml-auto">
        {[t.kinds[kind], unit, offered.slice(0, MOST_NAMED).join(', ') + (offered.length > MOST_NAMED ? ' …' : '')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
