import * as postsApi from '../../../../contract/operator/posts.ts'
import { call } from '../../../platform/calls/call.ts'
import type { CallProblem } from '../../../platform/calls/call-problem.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { postDraftQuery } from '../queries.ts'
import { useOperatorMagazineTexts } from '../texts.ts'
import { Compare } from './Compare.tsx'
import type { Draft } from './use-draft.ts'

type ConflictProps = { id: string; refusal: CallProblem; writing: Draft; onTaken: () => void }

/** Somebody else has saved since: both texts, and which one counts. */
export function Conflict({ id, refusal, writing, onTaken }: ConflictProps) {
  const t = useOperatorMagazineTexts()
  // Under a key of its own: the editor goes on with the version it has seen until one is chosen.
  const read = useRead({ ...postDraftQuery(id), queryKey: ['operator', 'post', id, 'theirs'] as const })
  const write = useWrite({
    async mutationFn(mine: boolean) {
      const theirs = await call(postsApi.read, { id })
      return mine ? call(postsApi.save, { id, version: theirs.version, content: writing.content }) : theirs
    },
    onSuccess(next) {
      writing.clear()
      writing.follow(next)
      onTaken()
    },
  })
  return (
    <Dialog
      title={t.conflict}
      size="lg"
      onClose={() => write.mutate(false)}
      footer={
        <>
          <Button variant="secondary" isLoading={write.isPending} onClick={() => write.mutate(false)}>
            {t.theirsCount}
          </Button>
          <Button isLoading={write.isPending} onClick={() => write.mutate(true)}>
            {t.mineCounts}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">{`${refusal.message} ${t.conflictText}`}</p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {(theirs) => <Compare before={theirs.content} after={writing.content} />}
      </QueryView>
    </Dialog>
  )
}
