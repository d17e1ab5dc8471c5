import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useNavigate } from 'react-router'
import * as importsApi from '../../../contract/import/imports.ts'
import { importStates, type ImportEntry } from '../../../contract/import/imports.ts'
import { FileButton } from '../../desk/FileButton.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { MarkedTag, type Mark } from '../../ui/MarkedTag.tsx'
import { importsKey, listQuery } from './queries.ts'
import { samples } from '../../../contract/import/samples.ts'
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
      actions={<ImportButton />}
      filters={[
        {
          name: 'state',
          label: t.filters.state,
          options: importStates.map((value) => ({ value, label: t.states[value] })),
        },
        {
          name: 'by',
          label: t.filters.by,
          options: (read.state === 'ready' ? read.data.members : []).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        },
      ]}
      hasPeriod
      hasSizes
      read={read}
      columns={useColumns()}
      idOf={({ id }: ImportEntry) => id}
      nameOf={({ fileName }) => fileName}
      hrefOf={({ id }) => addressOf(id)}
      empty={<Empty />}
    />
  )
}

function Empty() {
  const t = useImportTexts()
  return (
    <>
      <p>{t.empty}</p>
      <p className="mx-auto mt-2 max-w-2xl">{t.needs}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        {(['CSV', 'BMEcat'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="desk-button"
            onClick={() => {
              const { text, type } = samples[format]
              saveFile(new Blob([text], { type }), `${t.sampleFile}.${format === 'CSV' ? 'csv' : 'xml'}`)
            }}
          >
            {t.sample(format)}
          </button>
        ))}
      </p>
    </>
  )
}

function ImportButton() {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const write = useWrite({
    mutationFn: (file: File) => call(importsApi.add, { file }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: importsKey })
      await navigate(addressOf(id))
    },
  })
  return <FileButton label={t.file} accept=".csv,.tsv,.txt,.xlsx,.xml,.bmecat" write={write} />
}

function useColumns(): Column<ImportEntry>[] {
  const t = useImportTexts()
  const language = useLanguage()
  return [
    {
      name: 'file',
      title: t.columns.file,
      cell: ({ fileName, createdAt }) => (
        <span className="block min-w-0">
          {fileName}
          <small>{momentText(createdAt, language)}</small>
        </span>
      ),
    },
    {
      name: 'format',
      title: t.columns.format,
      onPhone: 'hidden',
      cell: ({ format }) => (format === 'BMECAT' ? 'BMEcat' : format),
    },
    { name: 'who', title: t.columns.who, onPhone: 'hidden', cell: ({ createdBy }) => createdBy },
    {
      name: 'lines',
      title: t.columns.lines,
      isNumber: true,
      onPhone: 'hidden',
      // Products that the file lacks are none of its lines.
      cell: ({ counts: { NEW, CHANGED, SAME, REFUSED } }) => NEW + CHANGED + SAME + REFUSED,
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
  CANCELLED: ['neutral', X],
}
