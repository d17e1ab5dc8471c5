import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { languages } from '../../../../contract/platform/languages.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { Store } from '../../../../contract/stores.ts'
import { Card } from '../../../desk/Card.tsx'
import { useWorkplace } from '../../../desk/frame/workplace-queries.ts'
import { dataOrNothing } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { loadTexts, TextsContext, useLanguage } from '../../../platform/texts.ts'
import { shownStore } from '../../../stores/queries.ts'
import { StoreCard } from '../../../stores/StoreCard.tsx'
import { StoreHead } from '../../../stores/StoreHead.tsx'
import { ChoiceChips } from '../../../ui/fields/ChoiceChips.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { settingsQuery } from '../queries.ts'
import { useSettingsTexts } from '../texts.ts'
import { withoutAddresses } from './without-addresses.ts'

const textsQuery = (language: Language) =>
  queryOptions({ queryKey: ['web-texts', language], queryFn: () => loadTexts(language), staleTime: Infinity })

/** The store's card and the head of its page as buyers will see them, in each language, with what is not saved yet. */
export function StorePreview({ storeIn }: { storeIn: (language: Language) => Store }) {
  const t = useSettingsTexts().preview
  const [language, setLanguage] = useState(useLanguage())
  const read = useRead(textsQuery(language))
  const tileColor = dataOrNothing(useWorkplace())?.store?.tileColor ?? ''
  const isSeen = dataOrNothing(useRead(settingsQuery))?.storeUrl !== null
  const store = isSeen ? storeIn(language) : withoutAddresses(storeIn(language), tileColor)
  return (
    <Card title={t.title}>
      <div className="grid gap-4 p-[18px]">
        <ChoiceChips
          label={t.language}
          options={languages.map((value) => ({ value, label: t.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-60" />}>
          {(texts) => (
            // A picture of the pages: what leads on there leads nowhere here.
            <div inert lang={language} className="store-preview grid gap-5">
              <TextsContext value={{ language, texts }}>
                <figure className="grid max-w-80 gap-1.5">
                  <StoreCard store={store} as="h3" />
                  <figcaption className="text-small text-ink-3">{t.card}</figcaption>
                </figure>
                <figure className="grid gap-1.5">
                  <StoreHead store={shownStore(store)} />
                  <figcaption className="text-small text-ink-3">{t.page}</figcaption>
                </figure>
              </TextsContext>
            </div>
          )}
        </QueryView>
      </div>
    </Card>
  )
}
