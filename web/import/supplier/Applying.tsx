import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import { useState } from 'react'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import { mostItems } from '../../../contract/desk/runs.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import { setQuery } from '../../change-sets/supplier/queries.ts'
import { Card } from '../../desk/Card.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { importsKey } from './queries.ts'
import { useImportTexts } from './texts.ts'

/** What the prices do, and the one next step: apply, or take back. */
export function Applying({ run }: { run: Import }) {
  const t = useImportTexts()
  const language = useLanguage()
  const { prices, changeSet, validFrom } = run
  const percent = (prices.meanPercent ?? 0).toLocaleString(language, { signDisplay: 'exceptZero' })
  return (
    <Card title={t.difference}>
      <div className="grid gap-4 px-[18px] pb-5">
        <p>
          {prices.count === 0
            ? t.noPrices
            : t.prices({ count: prices.count, up: prices.up, down: prices.down, percent, large: prices.largeCount })}
        </p>
        {run.state === 'COMPARED' && !changeSet && <Again run={run} />}
        {run.state === 'COMPARED' && changeSet && <Compared run={run} setId={changeSet.id} />}
        {changeSet && run.state !== 'COMPARED' && (
          <p role="status">
            {t.sets[changeSet.state as keyof typeof t.sets]}
            {validFrom && changeSet.state === 'SCHEDULED' && ` ${t.from(dateText(new Date(validFrom), language))}`}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {changeSet?.undoUntil && run.state === 'APPLIED' && <UndoButton id={changeSet.id} />}
          {run.counts.REFUSED > 0 && <RefusedButton id={run.id} />}
          <PauseMissing run={run} />
        </div>
      </div>
    </Card>
  )
}

/** The comparison lies with the change set that the file becomes. */
function Compared({ run, setId }: { run: Import; setId: string }) {
  const t = useImportTexts()
  const read = useRead(setQuery(setId, useLanguage()))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
      {(set) => <ApplyForm run={run} set={set} />}
    </QueryView>
  )
}

function Again({ run }: { run: Import }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: () => call(importsApi.compare, { id: run.id, columns: run.columns.map(({ means }) => means) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  })
  return (
    <div>
      <p className="mb-3">{t.expired}</p>
      <Button isLoading={write.isPending} onClick={() => write.mutate()}>
        {t.compare}
      </Button>
    </div>
  )
}

function UndoButton({ id }: { id: string }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: () => call(changeSetsApi.undo, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  })
  return (
    <Button variant="secondary" size="sm" isLoading={write.isPending} onClick={() => write.mutate()}>
      {t.undo}
    </Button>
  )
}

function RefusedButton({ id }: { id: string }) {
  const t = useImportTexts()
  const write = useWrite({
    mutationFn: async () => saveFile(await call(importsApi.readRefused, { id }), `${t.refusedFile}.csv`),
  })
  return (
    <button
      type="button"
      className="desk-button"
      aria-busy={write.isPending || undefined}
      onClick={() => write.mutate()}
    >
      <Download />
      {t.refused}
    </button>
  )
}

/** What a price list no longer names is often no longer sold; it is never paused unasked. */
function PauseMissing({ run }: { run: Import }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const [runId, setRunId] = useState<string | null>(null)
  const write = useWrite({
    mutationFn: () => call(importsApi.pauseMissing, { id: run.id }),
    onSuccess: ({ id }) => setRunId(id),
  })
  return (
    <>
      {run.missingOnSale > 0 && (
        <button
          type="button"
          className="desk-button"
          aria-busy={write.isPending || undefined}
          onClick={() => write.mutate()}
        >
          <Pause />
          {t.pauseMissing(Math.min(run.missingOnSale, mostItems), run.missingOnSale)}
        </button>
      )}
      {runId && (
        <RunDialog
          key={runId}
          id={runId}
          title={t.pausing}
          nameOf={(skuId) => skuId}
          onDone={() => void queryClient.invalidateQueries({ queryKey: importsKey })}
          onClose={() => setRunId(null)}
        />
      )}
    </>
  )
}
