import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as bulkApi from '../../../contract/range/operator-bulk.ts'
import type { ManyAction } from '../../../contract/range/operator-bulk.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { ScrollList } from '../../desk/ScrollList.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import type { Choices } from './queries.ts'
import { useJudgedListTexts } from './texts.ts'

type Input = InputOf<typeof bulkApi.actOnMany>
type Counted = OutputOf<typeof bulkApi.actOnMany>
type Step = Pick<Input, 'products' | 'filter' | 'category' | 'collection' | 'action'>

type BulkDialogProps = {
  action: ManyAction
  chosen: Pick<Input, 'products' | 'filter'>
  choices: Choices | undefined
  onBegun: (runId: string) => void
  onClose: () => void
}

const countQuery = (step: Step, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'products-count', step, language],
    queryFn: ({ signal }) => call(bulkApi.actOnMany, { ...step, dryRun: true }, { signal }),
    staleTime: 0,
  })

/** Says what a step would do with several products, asks why, and has it done with exactly those that were counted. */
export function BulkDialog({ action, chosen, choices, onBegun, onClose }: BulkDialogProps) {
  const t = useJudgedListTexts()
  const language = useLanguage()
  const [target, setTarget] = useState('')
  const step: Step = {
    action,
    ...chosen,
    ...(action === 'CATEGORY' && { category: target }),
    ...(action === 'COLLECTION' && { collection: target }),
  }
  const options = optionsOf(action, choices)
  const isReady = options === null || target !== ''
  const read = useRead({ ...countQuery(step, language), enabled: isReady })
  const counted = isReady && read.state === 'ready' ? read.data : null
  const write = useWrite({
    mutationFn: (reason: string) => call(bulkApi.actOnMany, { ...step, ...asSeen(counted!), reason }),
    onSuccess: ({ run }) => onBegun(run!.id),
  })
  return (
    <ReasonDialog
      title={t.bulk.actions[action]}
      hint={t.bulk.hints[action]}
      action={t.bulk.actions[action]}
      isDanger={action === 'BLOCK'}
      isPossible={(counted?.possible ?? 0) > 0}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      {options && (
        <SearchSelect
          label={action === 'CATEGORY' ? t.categoryFilter : t.bulk.collection}
          options={options}
          value={target}
          onChange={setTarget}
        />
      )}
      {isReady && (
        <QueryView read={read} failed={{ title: t.bulk.failed }} coming={<p role="status">{t.bulk.counting}</p>}>
          {(now) => <Counts counted={now} />}
        </QueryView>
      )}
    </ReasonDialog>
  )
}

/** What was counted, so that nothing else is taken than what was shown. */
const asSeen = ({ products }: Counted) => ({
  filter: undefined,
  products: products.map(({ skuId, seen }) => ({ skuId, seen: seen.toISOString() })),
})

function optionsOf(action: ManyAction, choices: Choices | undefined) {
  if (action === 'CATEGORY')
    return (choices?.categories ?? []).map(({ slug, name, rootName }) => ({
      value: slug,
      label: `${rootName} › ${name}`,
    }))
  if (action === 'COLLECTION')
    return (choices?.collections ?? []).map(({ slug, name }) => ({ value: slug, label: name }))
  return null
}

function Counts({ counted: { possible, total, stores, left } }: { counted: Counted }) {
  const t = useJudgedListTexts().bulk
  return (
    <div className="grid gap-2">
      <p role="status">{t.possible(possible, total, stores)}</p>
      {left.length > 0 && (
        <ScrollList className="max-h-48 gap-2 text-small">
          {left.map(({ message, count, names }) => (
            <li key={message} className="rounded-md bg-danger-soft px-3 py-2">
              <b className="font-semibold">{t.left(count, names.join(', ') + (count > names.length ? ', …' : ''))}</b>{' '}
              {message}
            </li>
          ))}
        </ScrollList>
      )}
    </div>
  )
}
