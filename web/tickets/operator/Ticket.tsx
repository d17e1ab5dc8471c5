import { useParams } from 'react-router'
import type { Ticket } from '../../../contract/tickets/tickets.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ticketQuery } from './queries.ts'
import { useTicketTexts } from './texts.ts'
import { TicketActions } from './TicketActions.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketTag } from './TicketTag.tsx'
import { TicketThread } from './TicketThread.tsx'

/** One ticket: what was written, the answer, and who writes. */
export function Component() {
  const t = useTicketTexts()
  const { ticketNumber = '' } = useParams()
  const read = useRead(ticketQuery(ticketNumber))
  const name = useDeskTexts().places.operator.ticket
  return (
    <section className="desk-page" aria-label={name}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(ticket) => <Shown ticket={ticket} />}
      </QueryView>
    </section>
  )
}

function Shown({ ticket }: { ticket: Ticket }) {
  const t = useTicketTexts()
  const language = useLanguage()
  const { ticketNumber, title, subject, state, owner, createdAt, name } = ticket
  return (
    <>
      <PageHead
        title={ticketNumber}
        lead={[title || t.subjects[subject], name, momentText(createdAt, language)].filter(Boolean).join(' · ')}
      >
        <TicketActions ticket={ticket} />
      </PageHead>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TicketTag state={state} />
        <span className="text-ink-2">{`${t.owner}: ${owner?.name ?? t.nobody}`}</span>
      </p>
      <div className="grid items-start gap-[18px] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-[18px]">
          <Card title={t.thread}>
            <TicketThread messages={ticket.messages} />
          </Card>
          <Card title={t.answer}>
            <AnswerForm ticket={ticket} />
          </Card>
        </div>
        <TicketFacts ticket={ticket} />
      </div>
    </>
  )
}
