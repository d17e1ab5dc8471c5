import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import * as statementsApi from '../../../contract/bank-statements/statements.ts'
import {
  applicableStates,
  SHOWN_ENTRIES,
  type BankStatement,
  type EntryState,
} from '../../../contract/bank-statements/statements.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { EntryTable } from './EntryTable.tsx'
import { statementQuery } from './queries.ts'
import { useBankStatementTexts } from './texts.ts'

/** What a bank statement would record, what it cannot, and what it has. */
export function Component() {
  const t = useBankStatementTexts()
  const { statementId = '' } = useParams()
  const read = useRead(statementQuery(statementId, useLanguage()))
  return (
    <section className="desk-page" aria-label={useDeskTexts().places.operator.bankStatement}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(statement) => <Shown statement={statement} />}
      </QueryView>
    </section>
  )
}

const isApplicable = (state: EntryState) => (applicableStates as readonly EntryState[]).includes(state)

function Shown({ statement }: { statement: BankStatement }) {
  const t = useBankStatementTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { fileName, readAt, readBy, groups, plan, knownBefore } = statement
  const due = groups.filter(({ state }) => isApplicable(state))
  const count = due.reduce((sum, group) => sum + group.count, 0)
  return (
    <>
      <PageHead title={fileName} lead={t.readBy(readBy, momentText(readAt, language))}>
        {plan !== null && <Button onClick={() => setAsking(true)}>{t.apply(count)}</Button>}
      </PageHead>
      {plan === null && <p className="text-ink-2">{t.nothingToApply}</p>}
      {knownBefore > 0 && <p className="text-ink-2">{t.knownBefore(knownBefore)}</p>}
      {groups.map(({ state, count: found, sumText, entries }) => (
        <Card
          key={state}
          title={t.states[state]}
          mark={<Tag variant={variants[state]}>{found}</Tag>}
          more={<span className="text-ink-2 tabular-nums">{sumText}</span>}
          className="mt-4"
        >
          <p className="px-[18px] pb-2 text-ink-2">{t.hints[state]}</p>
          <EntryTable label={t.table(t.states[state])} entries={entries} />
          {found > entries.length && <p className="px-[18px] py-3.5 text-ink-3">{t.shownFirst(SHOWN_ENTRIES)}</p>}
        </Card>
      ))}
      {isAsking && plan !== null && (
        <ApplyDialog statement={{ id: statement.id, plan }} groups={due} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

const variants = {
  PAYOUT_PAID: 'ok',
  PAYOUT_RETURNED: 'danger',
  ORDER_PAID: 'ok',
  INVOICE_PAID: 'ok',
  AMOUNT_DIFFERS: 'warn',
  ACCOUNT_DIFFERS: 'warn',
  OTHER_CURRENCY: 'warn',
  ENDED: 'warn',
  UNKNOWN: 'neutral',
  KNOWN: 'neutral',
  DONE: 'info',
} as const

type ApplyProps = { statement: { id: string; plan: string }; groups: BankStatement['groups']; onClose: () => void }

function ApplyDialog({ statement, groups, onClose }: ApplyProps) {
  const t = useBankStatementTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(statementsApi.apply, { ...statement, reason }),
    onSuccess: ({ done, left }) => showToast('success', t.applied(done, left)),
    // Also when somebody else was faster: the page says what there is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  })
  return (
    <ReasonDialog
      title={t.applyTitle}
      hint={t.reasonHint}
      action={t.applyTitle}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <ul className="grid gap-1 text-ink-2">
        {groups.map(({ state, count, sumText }) => (
          <li key={state}>{t.planned(t.states[state], count, sumText)}</li>
        ))}
      </ul>
    </ReasonDialog>
  )
}
