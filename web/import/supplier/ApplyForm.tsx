import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeSet } from '../../../contract/change-sets/change-sets.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import { Histogram } from '../../change-sets/supplier/review/Histogram.tsx'
import { LargestMoves } from '../../change-sets/supplier/review/LargestMoves.tsx'
import { defaultWhen, whenInput } from '../../change-sets/supplier/review/when.ts'
import { WhenFields } from '../../change-sets/supplier/review/WhenFields.tsx'
import { useSheetTexts } from '../../change-sets/supplier/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { importsKey } from './queries.ts'
import { useImportTexts } from './texts.ts'

/** What a compared file does to prices, as the sheet shows it of a change set, and from when it is to count. */
export function ApplyForm({ run, set }: { run: Import; set: ChangeSet }) {
  const t = useImportTexts()
  const { review } = useSheetTexts()
  const queryClient = useQueryClient()
  const [when, setWhen] = useState(defaultWhen)
  const [confirmedLarge, setConfirmed] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasPrices = run.prices.count > 0
  const write = useWrite({
    mutationFn: () => call(importsApi.apply, { id: run.id, confirmedLarge, ...whenInput(when) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
    onError: (error) => setRefusal(error instanceof CallProblem ? error.message : String(error)),
  })
  return (
    <form
      method="post"
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setRefusal(null)
        write.mutate()
      }}
    >
      {hasPrices && <Histogram bars={set.histogram} />}
      <LargestMoves moves={set.largest} />
      {hasPrices && <WhenFields when={when} onChange={setWhen} touched={set.touched} />}
      {run.prices.largeCount > 0 && (
        <Checkbox
          label={review.confirm(run.prices.largeCount)}
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
