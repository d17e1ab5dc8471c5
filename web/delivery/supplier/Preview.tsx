import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import * as deliveryApi from '../../../contract/delivery.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDeliveryTexts } from '../texts.ts'

const previewQuery = (postcode: string, language: Language) =>
  queryOptions({
    queryKey: ['delivery-preview', postcode, language],
    queryFn: ({ signal }) => call(deliveryApi.preview, { postcode }, { signal }),
    refetchOnMount: 'always',
  })

/** What an order of now would be promised at a postcode, by what is saved. */
export function Preview() {
  const t = useDeliveryTexts().preview
  const [postcode, setPostcode] = useState('10115')
  return (
    <div className="grid gap-4 p-[18px] sm:grid-cols-2">
      <TextField
        label={t.postcode}
        hint={t.hint}
        inputMode="numeric"
        maxLength={5}
        value={postcode}
        onChange={({ target: { value } }) => setPostcode(value.trim())}
      />
      <div aria-live="polite" className="self-center">
        {/^\d{5}$/.test(postcode) ? <Answer postcode={postcode} /> : <p className="text-ink-2">{t.incomplete}</p>}
      </div>
    </div>
  )
}

function Answer({ postcode }: { postcode: string }) {
  const t = useDeliveryTexts().preview
  const read = useRead(previewQuery(postcode, useLanguage()))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-6 w-60" />}>
      {({ arrival }) => (
        <p className="font-semibold">{arrival ? t.arrives(postcode, arrival.text) : t.none(postcode)}</p>
      )}
    </QueryView>
  )
}
