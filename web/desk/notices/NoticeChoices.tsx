import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as choicesApi from '../../../contract/desk/notice-choices.ts'
import type { NoticeChoices, NoticeWay } from '../../../contract/desk/notice-choices.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useShownChoice } from '../../platform/writes/use-shown-choice.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { PageHead } from '../PageHead.tsx'
import { useDeskTexts } from '../texts.ts'
import { useNoticeChoiceTexts } from './choice-texts.ts'

const choicesQuery = queryOptions({
  queryKey: ['desk-notice-choices'],
  queryFn: ({ signal }) => call(choicesApi.read, {}, { signal }),
})

/** Which notices a member also gets by mail, kind by kind; each choice is saved at once. */
export function Component() {
  const { side } = useWorkplaceRoutes()
  const { places } = useDeskTexts()
  const t = useNoticeChoiceTexts()
  const read = useRead(choicesQuery)
  return (
    <div className="desk-page">
      <PageHead title={places[side].notices} lead={t.lead[side]} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {({ storeEmail, items }) => (
          <section className="desk-card max-w-3xl">
            {storeEmail && items.some(({ ways }) => ways.includes('STORE')) && (
              <p className="border-b border-line p-[18px] text-small text-ink-2">{t.storeEmail(storeEmail)}</p>
            )}
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <KindLine key={item.kind} item={item} />
              ))}
            </ul>
          </section>
        )}
      </QueryView>
    </div>
  )
}

function KindLine({ item }: { item: NoticeChoices['items'][number] }) {
  const { kind, way, ways, isDuty } = item
  const { side } = useWorkplaceRoutes()
  const t = useNoticeChoiceTexts()
  const queryClient = useQueryClient()
  const saving = useWrite({
    // One after the other: the last one counts.
    scope: { id: `notice-choice-${kind}` },
    mutationFn: (chosen: NoticeWay) => call(choicesApi.choose, { kind, way: chosen }),
    onSuccess(reply) {
      showToast('success', t.saved)
      queryClient.setQueryData(choicesQuery.queryKey, reply)
    },
  })
  const [shown, show] = useShownChoice(way, saving.isPending)
  const choose = (chosen: NoticeWay) => {
    show(chosen)
    saving.mutate(chosen)
  }
  const [name, hint] = t.kinds[side][kind] ?? [kind, '']
  return (
    <li className="grid gap-2 p-[18px]">
      <p className="font-medium">{name}</p>
      <p className="text-small text-ink-2">{hint}</p>
      {isDuty && <p className="text-small text-ink-2">{t.duty}</p>}
      <ChoiceChips
        label={name}
        options={ways.map((value) => ({ value, label: t.ways[value] }))}
        value={shown}
        onChange={choose}
        {...(saving.error && { error: saving.error.message })}
      />
    </li>
  )
}
