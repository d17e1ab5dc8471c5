import { useRef, useState, type KeyboardEvent } from 'react'
import {
  decisionsOf,
  isReportKind,
  needsWords,
  type ApprovalDetail,
  type Decision,
} from '../../../contract/operator/approvals.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Snippets } from './Snippets.tsx'
import { useApprovalTexts } from './texts.ts'

const shortcuts: Record<Decision, string> = { APPROVE: 'A', ASK: 'R', REJECT: 'Shift+R' }

type DecisionFormProps = {
  detail: Pick<ApprovalDetail, 'approval' | 'readIn'>
  message: string
  onMessage: (message: string) => void
  /** Something is said at a part of the thing, which is enough. */
  hasRemarks: boolean
  isDeciding: boolean
  onDecide: (decision: Decision) => void
}

/** The ways to decide, with the words for the other side; by buttons and by keys. */
export function DecisionForm(props: DecisionFormProps) {
  const { detail, message, onMessage, hasRemarks, isDeciding, onDecide } = props
  const { approval, readIn } = detail
  const t = useApprovalTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wordless, setWordless] = useState<Decision | null>(null)
  const decide = (decision: Decision) => {
    if (!needsWords(approval.kind, decision) || hasRemarks || message.trim() !== '') return onDecide(decision)
    setWordless(decision)
    field.current?.focus()
  }
  const possible = decisionsOf(approval.kind)
  const withWords = possible.filter((decision) => needsWords(approval.kind, decision))
  const byKeys = wordless ?? (possible.includes('ASK') ? 'ASK' : 'REJECT')
  // Goes on with what the words were asked for.
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    decide(byKeys)
  }
  const language = oneLanguage(readIn, withWords)
  const report = isReportKind(approval.kind) ? approval.kind : null
  const button = (decision: Decision) => ({
    isLoading: isDeciding,
    'aria-keyshortcuts': shortcuts[decision],
    onClick: () => decide(decision),
  })
  return (
    <>
      {approval.kind === 'CLAIM' && <p className="text-ink-2">{t.claimHint}</p>}
      <Snippets
        {...{ kind: approval.kind, readIn }}
        onChosen={(words) => onMessage([message.trim(), words].filter(Boolean).join('\n'))}
      />
      <Textarea
        ref={field}
        label={t.message}
        hint={[report ? t.reportHint[report] : t.messageHint, language && t.readsIn[language], t.sendByKeys[byKeys]]
          .filter(Boolean)
          .join(' ')}
        value={message}
        maxLength={2000}
        error={wordless && message.trim() === '' && !hasRemarks ? t.wordless[wordless] : undefined}
        onChange={(event) => onMessage(event.target.value)}
        onKeyDown={sendByKeys}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" {...button('REJECT')}>
          {report ? t.dismiss : t.reject}
        </Button>
        {possible.includes('ASK') && (
          <Button variant="secondary" {...button('ASK')}>
            {t.ask}
          </Button>
        )}
        <Button {...button('APPROVE')}>{report ? t.block[report] : t.approve}</Button>
      </div>
      <p className="text-right text-ink-3 max-lg:hidden">{report ? t.reportKeys : t.keys}</p>
    </>
  )
}

/** Where whoever reads the words of these decisions reads the same. */
function oneLanguage(readIn: ApprovalDetail['readIn'], made: readonly Decision[]) {
  const [first, ...others] = made.map((decision) => readIn[decision])
  return others.every((other) => other === first) ? (first ?? null) : null
}
