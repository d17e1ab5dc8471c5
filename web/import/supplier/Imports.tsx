import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as importsApi from '../../../contract/import/imports.ts'
import type { ImportEntry } from '../../../contract/import/imports.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { MarkedTag, type Mark } from '../../ui/MarkedTag.tsx'
import { importsKey, listQuery } from './queries.ts'
import { useImportTexts } from './texts.ts'

const addressOf = (id: string) => `/supplier/imports/${id}`

/** The store's imports, each of which leads to its comparison, and the way to a new one. */
export function Component() {
  const t = useImportTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const read = useRead(listQuery(search))
  return (
    <ListPage
      title={places.supplier.imports}
      lead={t.lead}
      actions={<FileButton />}
      read={read}
      columns={useColumns()}
      idOf={({ id }: ImportEntry) => id}
      nameOf={({ fileName }) => fileName}
      hrefOf={({ id }) => addressOf(id)}
      empty={<p>{t.empty}</p>}
    />
  )
}

function FileButton() {
  const t = useImportTexts()
  const input = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = useWrite({
    mutationFn: (file: File) => call(importsApi.add, { file }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: importsKey })
      await navigate(addressOf(id))
    },
    onError: (error) => setRefusal(error instanceof CallProblem ? error.message : String(error)),
  })
  return (
    <div className="grid justify-items-end gap-1">
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xml,.bmecat"
        aria-label={t.file}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          setRefusal(null)
          if (file) write.mutate(file)
          target.value = ''
        }}
      />
      <Button size="sm" icon={<Upload />} isLoading={write.isPending} onClick={() => input.current?.click()}>
        {t.file}
      </Button>
      {refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {refusal}
        </p>
      )}
    </div>
  )
}

function useColumns(): Column<ImportEntry>[] {
  const t = useImportTexts()
  const language = useLanguage()
  return [
    {
      name: 'file',
      title: t.columns.file,
      cell: ({ fileName, createdAt, createdBy }) => (
        <span className="block min-w-0">
          {fileName}
          <small>{[momentText(createdAt, language), createdBy].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      name: 'new',
      title: t.kinds.NEW,
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ counts }) => counts.NEW,
    },
    {
      name: 'changed',
      title: t.kinds.CHANGED,
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ counts }) => counts.CHANGED,
    },
    {
      name: 'refused',
      title: t.kinds.REFUSED,
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ counts }) => counts.REFUSED,
    },
    {
      name: 'state',
      title: t.columns.state,
      cell: ({ state }) => <MarkedTag mark={marks[state]} text={t.states[state]} />,
    },
  ]
}

const marks: Record<ImportEntry['state'], Mark> = {
  COLUMNS: ['warn', Clock],
  READING: ['info', Clock],
  COMPARED: ['warn', Clock],
  APPLYING: ['info', Clock],
  APPLIED: ['ok', Check],
  UNUSABLE: ['warn', TriangleAlert],
}
