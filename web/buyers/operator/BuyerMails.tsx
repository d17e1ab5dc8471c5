import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { Card } from '../../desk/Card.tsx'
import { MailReport } from '../../desk/MailReport.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { ScrollList } from '../../desk/ScrollList.tsx'
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
import { buyersMailsQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

type SentMail = OutputOf<typeof operatorBuyersApi.listMails>[number]

/** The last mails to the people of a company; one that did not arrive is sent again. */
export function BuyerMails({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const read = useRead(buyersMailsQuery(id))
  const [resent, setResent] = useState<SentMail | null>(null)
  return (
    <Card title={t.mails.title}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-20" />}>
        {(mails) => (
          <ScrollList className="max-h-96 gap-2 px-[18px] py-3.5">
            {mails.length === 0 && <li className="text-ink-3">{t.none}</li>}
            {mails.map((mail) => (
              <li key={mail.id} className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{mail.recipient}</span>
                  {mail.discardedAt && <Tag>{t.mails.discarded}</Tag>}
                  {!mail.sentAt && !mail.discardedAt && <Tag variant="warn">{t.mails.waits}</Tag>}
                  {mail.canResend && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t.mails.resendNamed(mail.subject ?? '')}
                      onClick={() => setResent(mail)}
                    >
                      {t.mails.resend}
                    </Button>
                  )}
                </span>
                <span className="text-ink-3">
                  {[
                    momentText(mail.sentAt ?? mail.discardedAt ?? mail.createdAt, language),
                    mail.subject ?? t.mails.subjectGone,
                  ].join(' · ')}
                </span>
                {mail.report && <MailReport report={mail.report} />}
              </li>
            ))}
          </ScrollList>
        )}
      </QueryView>
      {resent && <ResendDialog {...{ id, mail: resent }} onClose={() => setResent(null)} />}
    </Card>
  )
}

function ResendDialog({ id, mail, onClose }: { id: string; mail: SentMail; onClose: () => void }) {
  const { mails: t } = useOperatorBuyerTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorBuyersApi.resendMail, { id, mailId: mail.id, reason }),
    onSuccess() {
      showToast('success', t.resent)
      return queryClient.invalidateQueries({ queryKey: buyersMailsQuery(id).queryKey })
    },
  })
  return (
    <ReasonDialog
      title={t.resend}
      hint={t.resendHint(mail.recipient)}
      action={t.resend}
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
