import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import type { Approval, ApprovalDetail, Decision } from '../../../contract/operator/approvals.ts'
import { FileThumbs } from '../../attachments/FileThumb.tsx'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { useTypedFields } from '../../platform/forms/use-typed-text.ts'
import { momentText } from '../../platform/dates.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { JudgedProduct, type Words } from '../../range/operator/JudgedProduct.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { approvalQuery } from './queries.ts'
import { decidedText, useApprovalTexts } from './texts.ts'

/** One decision: what speaks for it, and the ways to decide. */
export function ApprovalPanel({ id, nextPath }: { id: string; nextPath: string | null }) {
  const t = useApprovalTexts()
  const read = useRead(approvalQuery(id))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
      {(detail) => <Shown detail={detail} nextPath={nextPath} />}
    </QueryView>
  )
}

function Shown({ detail, nextPath }: { detail: ApprovalDetail; nextPath: string | null }) {
  const { approval, targetId, evidence, messages, attachments, path } = detail
  const t = useApprovalTexts()
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['operator'] })
  const { id } = approval
  const isDecided = approval.state === 'DECIDED' || approval.state === 'SETTLED'
  const [{ message, words }, setTyped] = useTypedFields(`decision on ${id}`, { message: '', words: {} as Words })
  const decide = useWrite({
    mutationFn: (decision: Decision) =>
      call(approvalsApi.decide, { id, decision, message, words: withoutBlanks(words) }),
    onSuccess: () => setTyped(null),
    // Also when somebody else was faster: the queue says what has become of it.
    onSettled: again,
  })
  const undo = useWrite({
    mutationFn: () => call(approvalsApi.undo, { id }),
    // What was written goes on where it was.
    onSuccess: () => setTyped({ message: messages[0]?.text ?? '', words: detail.words }),
    onSettled: again,
  })
  return (
    <Card title={approval.title}>
      <p className="px-[18px] pt-1 text-ink-2">{[approval.kindText, approval.about].filter(Boolean).join(' · ')}</p>
      <p role="status" className="px-[18px] pt-1 font-medium text-warn empty:hidden">
        {detail.openFor.length > 0 && !isDecided && t.openFor(detail.openFor.join(', '))}
      </p>
      {approval.kind === 'PRODUCT' && (
        <Suspense fallback={<Skeleton className="m-4 h-64" />}>
          <JudgedProduct
            skuId={targetId}
            words={words}
            {...(!isDecided && { onWords: (next: Words) => setTyped({ words: next }) })}
          />
        </Suspense>
      )}
      <EvidenceList evidence={evidence} />
      {attachments.length > 0 && (
        <div className="px-[18px] pb-3">
          <FileThumbs attachments={attachments} />
        </div>
      )}
      {path && (
        <p className="px-[18px] pb-3">
          <Link to={path} className="text-brand underline underline-offset-2">
            {t.see}
          </Link>
        </p>
      )}
      <Written detail={detail} />
      {/* Read after what is said against it. */}
      {approval.kind === 'PRODUCT_REPORT' && (
        <Suspense fallback={<Skeleton className="m-4 h-64" />}>
          <JudgedProduct skuId={targetId} />
        </Suspense>
      )}
      <div className="grid gap-3 border-t border-line px-[18px] py-3.5">
        {isDecided ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="mr-auto" role="status">
              <Outcome approval={approval} />
            </p>
            {approval.canUndo && (
              <Button
                variant="secondary"
                isLoading={undo.isPending}
                aria-keyshortcuts="U"
                onClick={() => undo.mutate()}
              >
                {t.undo}
              </Button>
            )}
            {nextPath && (
              <Link to={nextPath} className="text-brand underline underline-offset-2">
                {t.next}
              </Link>
            )}
          </div>
        ) : (
          <DecisionForm
            {...{ detail, message }}
            onMessage={(text) => setTyped({ message: text })}
            hasRemarks={Object.keys(withoutBlanks(words)).length > 0}
            isDeciding={decide.isPending}
            onDecide={(decision) => decide.mutate(decision)}
          />
        )}
      </div>
    </Card>
  )
}

/** What was asked and answered, with its time. */
function Written({ detail: { messages, answers } }: { detail: ApprovalDetail }) {
  const t = useApprovalTexts()
  const language = useLanguage()
  const { user } = useSession()
  const written = [...messages.map((message) => ({ ...message, ticketNumber: null })), ...answers]
  return written
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ text, by, at, ticketNumber }) => (
      <p key={`${at.toISOString()} ${text}`} className="px-[18px] pb-3 break-words whitespace-pre-line text-ink-2">
        {t.wrote(by, momentText(at, language))} {text}{' '}
        {ticketNumber && mayOpen(user, 'buyers') && (
          <Link to={`/operator/tickets/${ticketNumber}`} className="text-brand underline underline-offset-2">
            {t.toTicket(ticketNumber)}
          </Link>
        )}
      </p>
    ))
}

function EvidenceList({ evidence }: Pick<ApprovalDetail, 'evidence'>) {
  const t = useApprovalTexts()
  const language = useLanguage()
  return (
    <ul aria-label={t.evidence} className="grid px-[18px] py-3.5 empty:hidden">
      {evidence.map(({ label, value, state, at }) => (
        <li
          key={`${label} ${at?.toISOString() ?? ''} ${value}`}
          className="flex gap-3 border-b border-line py-2.5 last:border-0"
        >
          {state === 'OPEN' ? (
            <CircleAlert aria-label={t.open} className="mt-0.5 size-[18px] shrink-0 text-warn" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 text-ok" />
          )}
          <span className="grid min-w-0 flex-1 gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="text-ink-2">{label}</span>
            <span className="min-w-0 whitespace-pre-line">
              {value}
              {at && <span className="block text-small text-ink-3">{momentText(at, language)}</span>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ approval: { kind, state, decision, decidedBy, decidedAt } }: { approval: Approval }) {
  const t = useApprovalTexts()
  const language = useLanguage()
  if (!decision || !decidedAt) return <b>{t.settledElsewhere}</b>
  return (
    <>
      <b>{decidedText(t, { kind, decision })}</b> ·{' '}
      {state === 'DECIDED'
        ? t.takesEffect(decidedBy ?? '')
        : [decidedBy, momentText(decidedAt, language)].filter(Boolean).join(', ')}
    </>
  )
}

const withoutBlanks = (words: Words) =>
  Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())))
