import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
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
        {run.state === 'COMPARED' && changeSet && <ApplyForm run={run} />}
        {changeSet && run.state !== 'COMPARED' && (
          <p role="status">
            {t.sets[changeSet.state as keyof typeof t.sets]}
            {validFrom && changeSet.state === 'SCHEDULED' && ` ${t.from(dateText(new Date(validFrom), language))}`}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {changeSet?.undoUntil && run.state === 'APPLIED' && <UndoButton id={changeSet.id} />}
          {run.counts.REFUSED > 0 && <RefusedButton id={run.id} />}
        </div>
      </div>
    </Card>
  )
}

function ApplyForm({ run }: { run: Import }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const [validFrom, setValidFrom] = useState('')
  const [confirmedLarge, setConfirmed] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = useWrite({
    mutationFn: () => call(importsApi.apply, { id: run.id, confirmedLarge, validFrom: validFrom || null }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
    onError: (error) => setRefusal(error instanceof CallProblem ? error.message : String(error)),
  })
  return (
    <form
      method="post"
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setRefusal(null)
        write.mutate()
      }}
    >
      <TextField
        type="date"
        label={t.day}
        hint={t.dayHint}
        isOptional
        value={validFrom}
        onChange={({ target }) => setValidFrom(target.value)}
      />
      {run.prices.largeCount > 0 && (
        <Checkbox
          label={t.confirm(run.prices.largeCount)}
          checked={confirmedLarge}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
      <p className="text-ink-2">{t.whatCounts}</p>
      {refusal && (
        <p role="alert" className="font-medium text-danger">
          {refusal}
        </p>
      )}
      <div>
        <Button type="submit" isLoading={write.isPending}>
          {t.apply}
        </Button>
      </div>
    </form>
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
