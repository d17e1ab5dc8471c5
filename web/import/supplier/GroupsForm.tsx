import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as importsApi from '../../../contract/import/imports.ts'
import { maxGroups, type Import } from '../../../contract/import/imports.ts'
import type { RangeCategory } from '../../../contract/range/list.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { categoriesQuery } from '../../range/supplier/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { importsKey } from './queries.ts'
import { useImportTexts } from './texts.ts'

/** What the supplier's own groups of goods are here, asked once for each; nothing where a file has none. */
export function GroupsForm({ run }: { run: Import }) {
  const t = useImportTexts()
  const read = useRead({ ...categoriesQuery(useLanguage()), enabled: run.groups.length > 0 })
  if (run.groups.length === 0) return null
  return (
    <Card title={t.groups.title}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-40" />}>
        {(categories) => <Form run={run} categories={categories} />}
      </QueryView>
    </Card>
  )
}

type Group = Import['groups'][number]

function Form({ run, categories }: { run: Import; categories: readonly RangeCategory[] }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(
    () => new Map(run.groups.map(({ code, category, suggestion }) => [code, category ?? suggestion ?? ''])),
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const write = useWrite({
    mutationFn: () => {
      const groups = run.groups.map(({ code }) => ({ code, category: chosen.get(code) || null }))
      return call(importsApi.mapGroups, { id: run.id, groups })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsKey }),
    onError: (error) => {
      const fieldErrors = error instanceof CallProblem ? error.fieldErrors : undefined
      setErrors(fieldErrors ?? { all: error instanceof Error ? error.message : String(error) })
    },
  })
  const options = [
    { value: '', label: t.groups.none },
    ...categories.map(({ slug, name, rootName }) => ({ value: slug, label: `${rootName} › ${name}` })),
  ]
  const errorOf = (code: string) => {
    const at = run.groups.findIndex((group) => group.code === code)
    return errors[`groups.${at}.category`] ?? errors[`groups.${at}.code`]
  }
  const fields = (groups: Group[]) => (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ code, name, count }) => (
        <SearchSelect
          key={code}
          label={name ? `${name} (${code})` : code}
          hint={t.groups.of(count)}
          options={options}
          value={chosen.get(code) ?? ''}
          error={errorOf(code)}
          onChange={(category) => setChosen(new Map(chosen).set(code, category))}
        />
      ))}
    </div>
  )
  const open = run.groups.filter(({ category }) => category === null)
  const known = run.groups.filter(({ category }) => category !== null)
  return (
    <form
      method="post"
      className="grid gap-4 px-[18px] pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        write.mutate()
      }}
    >
      <p className="text-ink-2">{t.groups.lead}</p>
      {open.length > 0 && fields(open)}
      {known.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">{t.groups.known(known.length)}</summary>
          <div className="pt-4">{fields(known)}</div>
        </details>
      )}
      {run.groups.length === maxGroups && <p className="text-ink-2">{t.groups.others(maxGroups)}</p>}
      {errors.all && (
        <p role="alert" className="font-medium text-danger">
          {errors.all}
        </p>
      )}
      <div>
        <Button type="submit" isLoading={write.isPending}>
          {t.groups.save}
        </Button>
      </div>
    </form>
  )
}
