import { Suspense, useState } from 'react'
import type { RangeCategory } from '../../../contract/range/list.ts'
import * as listApi from '../../../contract/range/operator-list.ts'
import { Panel } from '../../desk/panel/Panel.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeedLine } from '../DeedLine.tsx'
import { StatusMark } from '../StatusMark.tsx'
import { useRangeTexts } from '../texts.ts'
import { JudgedProduct } from './JudgedProduct.tsx'
import { judgedHistoryQuery, judgedQuery, useOperatorAgain } from './queries.ts'
import { useJudgedListTexts } from './texts.ts'

type ProductPanelProps = {
  skuId: string
  categories: readonly RangeCategory[]
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One product of any store: what it says, what speaks against it, what was done with it, and the way out of the shop. */
export function ProductPanel({ skuId, categories, ...way }: ProductPanelProps) {
  const t = useJudgedListTexts()
  const { statuses } = useRangeTexts()
  const language = useLanguage()
  const product = dataOrNothing(useRead(judgedQuery(skuId, language)))
  const name = product && (language === 'de' ? product.content.nameDe : product.content.nameEn)
  return (
    <Panel
      {...way}
      title={name || skuId}
      lead={product && [product.store.name, product.skuId].join(' · ')}
      marks={
        product && (
          <StatusMark
            status={product.status}
            text={product.status === 'BLOCKED' ? t.blocked : statuses[product.status]}
          />
        )
      }
      footer={product && <Steps skuId={skuId} status={product.status} />}
    >
      {product?.canonicalUrl && (
        <p>
          <a href={product.canonicalUrl} className="text-brand underline underline-offset-2">
            {t.shop}
          </a>
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-64" />}>
        <JudgedProduct skuId={skuId} />
        <History skuId={skuId} categories={categories} />
      </Suspense>
    </Panel>
  )
}

const blockable: readonly string[] = ['ACTIVE', 'PAUSED', 'IN_REVIEW']

function Steps({ skuId, status }: { skuId: string; status: string }) {
  const t = useJudgedListTexts()
  const again = useOperatorAgain()
  const [isAsking, setAsking] = useState(false)
  const isBlocked = status === 'BLOCKED'
  const write = useWrite({
    mutationFn: (reason: string) => call(isBlocked ? listApi.release : listApi.block, { skuId, reason }),
    onSuccess: () => showToast('success', t.changed),
    // Also when somebody else was faster: the panel says what it is now.
    onSettled: again,
  })
  if (!isBlocked && !blockable.includes(status)) return null
  const name = isBlocked ? t.release : t.block
  return (
    <>
      <Button variant={isBlocked ? 'primary' : 'danger'} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={name}
          hint={isBlocked ? t.releaseHint : t.blockHint}
          action={name}
          isDanger={!isBlocked}
          onDone={write.mutateAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What was done with it last. */
function History({ skuId, categories }: Pick<ProductPanelProps, 'skuId' | 'categories'>) {
  const t = useJudgedListTexts()
  const read = useRead(judgedHistoryQuery(skuId, null))
  return (
    <section className="grid gap-3 px-[18px] py-3.5">
      <h3 className="font-semibold">{t.history}</h3>
      <QueryView read={read} failed={{ title: t.failedHistory }} coming={<Skeleton className="h-24" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{t.noHistory}</p>
          ) : (
            <ol className="grid gap-4">
              {items.map((deed, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- several deeds have one moment, and none moves
                <DeedLine key={`${deed.at.getTime()} ${place}`} deed={deed} categories={categories} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}
