import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent } from 'react'
import * as runsApi from '../../../contract/desk/runs.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { ScrollList } from '../ScrollList.tsx'
import { useDeskTexts } from '../texts.ts'
import { runQuery } from './queries.ts'

type RunDialogProps = {
  id: string
  title: string
  /** What a thing is called; its id where that is not known. */
  nameOf: (id: string) => string
  /** Once it is done, and after each retry. */
  onDone: (run: Run) => void
  /** Takes back what of it was done, where that can be. */
  onUndo?: ((run: Run) => void) | undefined
  onClose: () => void
}

/** Bulk work while it is under way and once it is done: what failed says why and can be tried again; closing it stops nothing. */
export function RunDialog({ id, title, nameOf, onDone, onUndo, onClose }: RunDialogProps) {
  const t = useDeskTexts().run
  const language = useLanguage()
  const queryClient = useQueryClient()
  const query = runQuery(id, language)
  const read = useRead(query)
  const run = read.state === 'ready' ? read.data : null
  const isDone = run?.state === 'DONE'
  const failed = run?.results.filter(({ ok }) => !ok) ?? []
  const done = useEffectEvent(() => run && onDone(run))
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  const retry = useWrite({
    mutationFn: () => call(runsApi.retry, { id }),
    onSuccess: (again) => queryClient.setQueryData(query.queryKey, again),
  })
  const fetchFile = useWrite({
    mutationFn: async () => saveFile(await call(runsApi.readFile, { id }), run!.fileName!),
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {run?.mayRetry && (
            <Button variant="secondary" isLoading={retry.isPending} onClick={() => retry.mutate()}>
              {t.retry(failed.length)}
            </Button>
          )}
          {isDone && onUndo && failed.length < run.total && (
            <Button variant="secondary" onClick={() => onUndo(run)}>
              {t.undo}
            </Button>
          )}
          {isDone && run.fileName && (
            <Button icon={<Download />} isLoading={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
              {t.file}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {isDone ? t.close : t.goOn}
          </Button>
        </>
      }
    >
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-16" />}>
        {({ done: ended, total, fileName }) => (
          <div className="grid gap-4">
            {!isDone && <ProgressBar label={t.progress(ended, total)} value={ended} max={total} />}
            <p role="status">
              {isDone ? (fileName ? t.written : t.done(total - failed.length, total)) : t.progress(ended, total)}
            </p>
            {failed.length > 0 && (
              <ScrollList className="max-h-72 gap-2 text-small">
                {failed.map(({ id: thing, message }) => (
                  <li key={thing} className="rounded-md bg-danger-soft px-3 py-2">
                    <b className="font-semibold">{nameOf(thing)}</b>: {message}
                  </li>
                ))}
              </ScrollList>
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
