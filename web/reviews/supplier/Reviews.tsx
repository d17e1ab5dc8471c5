import { useState } from 'react'
import { Card } from '../../desk/Card.tsx'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ViewTabs } from '../../desk/list/ViewTabs.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { reviewsQuery } from './queries.ts'
import { ReviewEntry } from './ReviewEntry.tsx'
import { useReviewTexts } from './texts.ts'

const stars = [5, 4, 3, 2, 1]
const answers = ['OPEN', 'ANSWERED'] as const
const reports = ['REPORTED', 'OTHERS'] as const

/** What buyers write about the store's goods, newest first, each answered in its place. */
export function Component() {
  const t = useReviewTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const { search } = address
  // Another filter begins at the first page again.
  const filters = {
    ...address,
    set: (changes: Record<string, string | null>) => address.set({ ...changes, page: null }),
  }
  const rate = stars.find((one) => String(one) === search.get('rate'))
  const answer = answers.find((one) => one === search.get('answer'))
  const report = reports.find((one) => one === search.get('report'))
  const product = search.get('product') ?? undefined
  const input = {
    page: pageParam(search),
    ...(rate && { rate }),
    ...(answer && { isAnswered: String(answer === 'ANSWERED') }),
    ...(report && { isReported: String(report === 'REPORTED') }),
    ...(product && { product }),
  }
  const read = useRead(reviewsQuery(input, useLanguage()))
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.supplier.reviews} lead={t.lead} />
      <ViewTabs views={[]} address={filters} />
      <ListFilters
        searchLabel={undefined}
        address={filters}
        filters={[
          {
            name: 'rate',
            label: t.rateFilter,
            options: stars.map((one) => ({ value: String(one), label: t.rates(one) })),
          },
          {
            name: 'answer',
            label: t.answerFilter,
            options: answers.map((value) => ({ value, label: t.answers[value] })),
          },
          {
            name: 'report',
            label: t.reportFilter,
            options: reports.map((value) => ({ value, label: t.reports[value] })),
          },
          { name: 'product', label: t.productFilter },
        ]}
      />
      <Card>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
          {(data, isPrevious) =>
            data.items.length > 0 ? (
              <PagedList
                {...{ data, isPrevious }}
                pathOf={(page) =>
                  pagePath('/supplier/reviews', page, { rate: rate?.toString(), answer, report, product })
                }
              >
                <ul>
                  {data.items.map((review, index) => (
                    <ReviewEntry
                      key={review.id}
                      review={review}
                      isOpen={open === review.id}
                      onOpen={(isOpen) => setOpen(isOpen ? review.id : null)}
                      onSent={() =>
                        setOpen(data.items.slice(index + 1).find(({ storeReply }) => storeReply === null)?.id ?? null)
                      }
                    />
                  ))}
                </ul>
              </PagedList>
            ) : rate || answer || report || product ? (
              <div className="desk-none">
                <p>{t.noneFound}</p>
                <button
                  type="button"
                  className="desk-button"
                  onClick={() => filters.set({ rate: null, answer: null, report: null, product: null })}
                >
                  {t.removeFilters}
                </button>
              </div>
            ) : (
              <EmptyState title={t.empty} text={t.emptyText} />
            )
          }
        </QueryView>
      </Card>
    </div>
  )
}
