import { queryOptions } from '@tanstack/react-query'
import * as deliveryApi from '../../../contract/delivery.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useTodayTexts } from './texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const punctualityQuery = queryOptions({
  queryKey: ['supplier-punctuality'],
  queryFn: ({ signal }) => call(deliveryApi.readPunctuality, {}, { signal }),
  refetchOnMount: 'always',
})

/** How many of its promised days the store has held, as its page in the shop says. */
export function Punctuality() {
  const t = useTodayTexts()
  const read = useRead(punctualityQuery)
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={t.failed} />
  if (read.state === 'coming') return <Skeleton className="mt-4 h-28 rounded-2xl" />
  const { percent, onTime, deliveries, fewest, days } = read.data
  return (
    <Card title={t.punctuality} className="mt-4">
      <div className="px-[18px] pt-1 pb-4">
        {percent === null ? (
          <p className="text-ink-2">{t.tooFew(deliveries, fewest)}</p>
        ) : (
          <>
            <p className="text-lead font-bold tabular-nums">{t.onTime(percent)}</p>
            <p className="text-ink-2">{t.onTimeText(onTime, deliveries, days)}</p>
          </>
        )}
      </div>
    </Card>
  )
}
