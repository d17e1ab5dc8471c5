import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { importsKey } from './queries.ts'
import { useImportTexts } from './texts.ts'

/** What each column of the file means; the guess stands there already. */
export function ColumnsForm({ run }: { run: Import }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(() => run.columns.map(({ means }) => means))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const write = useWrite({
    mutationFn: () => call(importsApi.compare, { id: run.id, columns: chosen }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
    onError: (error) =>
      setErrors(
        (error instanceof CallProblem ? error.fieldErrors : undefined) ?? {
          columns: error instanceof Error ? error.message : String(error),
        },
      ),
  })
  const meanings = run.meanings.map((value) => ({
    value,
    label: t.meanings[value as keyof typeof t.meanings] ?? value,
  }))
  return (
    <Card title={t.match}>
      <form
        method="post"
        className="grid gap-4 px-[18px] pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          setErrors({})
          write.mutate()
        }}
      >
        <p className="text-ink-2">{t.matchHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {run.columns.map(({ header }, at) => (
            <SelectField
              // A file may name two columns alike.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              label={header || t.nameless(at + 1)}
              options={[{ value: '', label: t.leaveOut }, ...meanings]}
              value={chosen[at] ?? ''}
              error={errors[`columns.${at}`]}
              onChange={({ target }) =>
                setChosen(chosen.map((means, place) => (place === at ? target.value || null : means)))
              }
            />
          ))}
        </div>
        {errors.columns && (
          <p role="alert" className="font-medium text-danger">
            {errors.columns}
          </p>
        )}
        <div>
          <Button type="submit" isLoading={write.isPending}>
            {t.compare}
          </Button>
        </div>
      </form>
    </Card>
  )
}
