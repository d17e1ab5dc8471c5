import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as statementsApi from '../../../contract/bank-statements/statements.ts'
import type { BankStatementEntry } from '../../../contract/bank-statements/statements.ts'
import { FileButton } from '../../desk/FileButton.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { statementsQuery } from './queries.ts'
import { useBankStatementTexts } from './texts.ts'

const addressOf = (id: string) => `/operator/payouts/statements/${id}`

/** Bank statements that were read, and the way to the next. */
export function Component() {
  const t = useBankStatementTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const read = useRead(statementsQuery(search))
  return (
    <ListPage
      title={places.operator.bankStatements}
      lead={t.lead}
      actions={<StatementButton />}
      read={read}
      columns={useColumns()}
      idOf={({ id }: BankStatementEntry) => id}
      nameOf={({ fileName }) => fileName}
      hrefOf={({ id }) => addressOf(id)}
      empty={<p>{t.empty}</p>}
    />
  )
}

function StatementButton() {
  const t = useBankStatementTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const write = useWrite({
    mutationFn: (file: File) => call(statementsApi.add, { file }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['operator', 'bank-statements'] })
      await navigate(localPath(language, addressOf(id)))
    },
  })
  return <FileButton label={t.file} accept=".xml,.c53,.camt" write={write} />
}

function useColumns(): Column<BankStatementEntry>[] {
  const { columns } = useBankStatementTexts()
  const language = useLanguage()
  return [
    { name: 'file', title: columns.file, cell: ({ fileName }) => fileName },
    { name: 'day', title: columns.day, onPhone: 'hidden', cell: ({ readAt }) => momentText(readAt, language) },
    { name: 'by', title: columns.by, onPhone: 'hidden', cell: ({ readBy }) => readBy || '–' },
    { name: 'entries', title: columns.entries, isNumber: true, onPhone: 'hidden', cell: ({ entries }) => entries },
    { name: 'done', title: columns.done, isNumber: true, onPhone: 'aside', cell: ({ done }) => done },
  ]
}
