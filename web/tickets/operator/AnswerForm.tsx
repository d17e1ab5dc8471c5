import { useState, type SubmitEvent } from 'react'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'
import type { Ticket } from '../../../contract/tickets/tickets.ts'
import { ticketSnippets as de } from '../../../texts/de/tickets/snippets.ts'
import { ticketSnippets as en } from '../../../texts/en/tickets/snippets.ts'
import { AttachmentField } from '../../attachments/AttachmentField.tsx'
import { useAttachments } from '../../attachments/use-attachments.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useTypedText } from '../../platform/forms/use-typed-text.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useTicketsAgain } from './queries.ts'
import { useTicketTexts } from './texts.ts'

const readCall = async () => ticketsApi.addFile

// Operators read their names, the writer reads their words.
const snippets = { de, en }
const names = ['received', 'moreNeeded', 'settled'] as const

/** The answer by mail; what was typed outlives a reload and a refusal. */
export function AnswerForm({ ticket }: { ticket: Ticket }) {
  const { ticketNumber: number, version, language, email, comesBack } = ticket
  const t = useTicketTexts()
  const own = snippets[useLanguage()]
  const again = useTicketsAgain()
  const [words, setWords] = useTypedText(`answer to ${number}`)
  const [isTried, setTried] = useState(false)
  const attachments = useAttachments(readCall, { of: { number } })
  const isSending = attachments.sending.length > 0
  const write = useWrite({
    mutationFn: (state: 'WAITING' | 'CLOSED') =>
      call(ticketsApi.answer, {
        number,
        version,
        state,
        words: words.trim(),
        attachmentIds: attachments.attached.map(({ id }) => id),
      }),
    onSuccess() {
      setWords('')
      setTried(false)
      attachments.clear()
      showToast('success', t.sent)
    },
    onSettled: again,
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors['attachmentIds'] : undefined
  const send = (state: 'WAITING' | 'CLOSED') => {
    setTried(true)
    if (words.trim() !== '' && !isSending) write.mutate(state)
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-3.5 px-[18px] py-3.5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send('WAITING')
      }}
    >
      <div role="group" aria-label={t.snippets} className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="desk-chip"
            onClick={() =>
              setWords([words.trim(), snippets[language][name].words(number)].filter(Boolean).join('\n\n'))
            }
          >
            {own[name].name}
          </button>
        ))}
      </div>
      <Textarea
        label={t.answer}
        hint={`${t.answerHint(t.languages[language], email)} ${comesBack ? t.comesBack : t.comesElsewhere}`}
        maxLength={10_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={isTried && words.trim() === '' ? t.answerMissing : undefined}
      />
      <AttachmentField attachments={attachments} label={t.attach} />
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {isTried && isSending ? t.attachWait : refused}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={write.isPending}>
          {t.send}
        </Button>
        <Button variant="secondary" isLoading={write.isPending} onClick={() => send('CLOSED')}>
          {t.sendAndClose}
        </Button>
      </div>
    </form>
  )
}
