import type { ComponentProps } from 'react'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { choicesQuery } from '../queries.ts'
import { useOperatorCollectionTexts, useOperatorPromotionTexts } from '../texts.ts'

/** One of the categories there are, or all. */
export function CategoryField(field: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const read = useRead(choicesQuery(useLanguage()))
  return (
    <QueryView read={read} failed={{ title: content.failed }} coming={<Skeleton className="h-16" />}>
      {({ categories }) => (
        <SelectField
          {...field}
          placeholder={t.everyCategory}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
    </QueryView>
  )
}
