import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '../../../../contract/platform/endpoint.ts'
import * as postsApi from '../../../../contract/operator/posts.ts'
import type { PostDraft } from '../../../../contract/operator/posts.ts'
import { ReasonDialog } from '../../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../../desk/texts.ts'
import { call } from '../../../platform/calls/call.ts'
import { momentText } from '../../../platform/dates.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { postVersionQuery } from '../queries.ts'
import { useOperatorMagazineTexts } from '../texts.ts'
import { Compare } from './Compare.tsx'
import type { Window } from './OtherTabs.tsx'
import type { Draft } from './use-draft.ts'

type StepsProps = { draft: PostDraft; writing: Draft; window: Window }

/** What can become of the post now. */
export function Steps({ draft, writing, window }: StepsProps) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'WITHDRAW' | 'PUBLISH' | null>(null)
  const { id, allowedActions } = draft
  const write = useWrite({
    async mutationFn(step: Pick<InputOf<typeof postsApi.act>, 'action' | 'reason'>) {
      const version = await writing.settle()
      if (version === null) return null
      const { startsAt, endsAt } = window
      const isTimed = step.action === 'PLAN' || step.action === 'PUBLISH' || step.action === 'SUBMIT'
      const times = { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }
      return call(postsApi.act, { id, version, ...step, ...(isTimed && times) })
    },
    onSuccess(next, { action }) {
      if (!next) return undefined
      writing.follow(next)
      showToast('success', t.done[action])
      return queryClient.invalidateQueries({ queryKey: ['operator', 'posts'] })
    },
  })
  const may = (action: postsApi.PostAction) => allowedActions.includes(action)
  const isAhead = window.startsAt !== ''
  return (
    <div className="flex flex-wrap gap-2">
      {may('WITHDRAW') && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('WITHDRAW')}>
          {t.withdraw}
        </Button>
      )}
      {may('REOPEN') && (
        <Button size="sm" variant="secondary" onClick={() => write.mutateAsync({ action: 'REOPEN' })}>
          {t.reopen}
        </Button>
      )}
      {may('SUBMIT') && (
        <Button size="sm" variant="secondary" onClick={() => write.mutateAsync({ action: 'SUBMIT' })}>
          {t.submit}
        </Button>
      )}
      {may('PLAN') && isAhead && (
        <Button size="sm" icon={<CalendarClock />} onClick={() => write.mutateAsync({ action: 'PLAN' })}>
          {t.plan(momentText(new Date(`${window.startsAt}:00`), language))}
        </Button>
      )}
      {may('PUBLISH') && !isAhead && (
        <Button size="sm" onClick={() => setOpen('PUBLISH')}>
          {t.publish}
        </Button>
      )}
      {open === 'WITHDRAW' && (
        <ReasonDialog
          title={t.withdraw}
          hint={t.withdrawHint}
          action={t.withdraw}
          isDanger
          onDone={(reason) => write.mutateAsync({ action: 'WITHDRAW', reason })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'PUBLISH' && (
        <PublishDialog
          {...{ draft, writing }}
          onDone={() => write.mutateAsync({ action: 'PUBLISH' }).then(() => setOpen(null))}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

type PublishDialogProps = Pick<StepsProps, 'draft' | 'writing'> & {
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** What changes beside what is shown now, before it counts. */
function PublishDialog({ draft, writing, onDone, onClose }: PublishDialogProps) {
  const t = useOperatorMagazineTexts()
  const desk = useDeskTexts()
  const shown = draft.isLive ? draft.versions.find(({ kind }) => kind === 'PUBLISHED') : undefined
  return (
    <Dialog
      title={shown ? t.publishTitle : t.publish}
      size={shown ? 'lg' : 'md'}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {desk.cancel}
          </Button>
          <Button onClick={() => onDone().catch(() => {})}>{t.publish}</Button>
        </>
      }
    >
      {shown ? <ShownBefore id={draft.id} number={shown.number} writing={writing} /> : <p>{t.publishFirst}</p>}
    </Dialog>
  )
}

function ShownBefore({ id, number, writing }: { id: string; number: number; writing: Draft }) {
  const t = useOperatorMagazineTexts()
  const read = useRead(postVersionQuery(id, number))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
      {({ content }) => <Compare before={content} after={writing.content} />}
    </QueryView>
  )
}
