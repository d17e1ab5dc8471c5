import type { SubmitEvent } from 'react'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useTypedText } from '../../platform/forms/use-typed-text.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useDesignTexts } from '../texts.ts'
import { useDesignsAgain } from './queries.ts'

/** What store and buyer wrote to each other, oldest first, and the field for the next message. */
export function Messages({ design }: { design: SupplierDesign }) {
  const t = useDesignTexts().messages
  const language = useLanguage()
  const { messages, allowedActions } = design
  return (
    <Card title={t.title}>
      <div className="grid gap-4 px-[18px] pt-2.5 pb-[18px] text-small">
        {messages.length === 0 && <p className="text-ink-2">{t.empty}</p>}
        <ol className="grid gap-2.5 empty:hidden">
          {messages.map(({ id, by, byText, text, at }) => (
            <li
              key={id}
              className={`max-w-[90%] rounded-lg px-3.5 py-2.5 ${by === 'STORE' ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunken'}`}
            >
              <p className="text-ink-2">
                <b className="font-semibold text-ink">{byText}</b>{' '}
                <time dateTime={at.toISOString()}>{momentText(at, language)}</time>
              </p>
              <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
        {allowedActions.includes('MESSAGE') && <MessageForm design={design} />}
      </div>
    </Card>
  )
}

function MessageForm({ design: { id, buyer } }: { design: SupplierDesign }) {
  const t = useDesignTexts().messages
  const again = useDesignsAgain()
  const [text, setText] = useTypedText(`store's message on ${id}`)
  const write = useWrite({
    mutationFn: (words: string) => call(supplierDesignsApi.writeMessage, { id, text: words }),
    onSuccess() {
      setText('')
      showToast('success', t.sent)
      return again()
    },
    // What the buyer did meanwhile is shown; what was typed stays.
    onError: () => again(),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim()) write.mutate(text)
  }
  return (
    <form method="post" onSubmit={submit} className="grid justify-items-end gap-2.5">
      <Textarea
        label={t.label(buyer.companyName)}
        maxLength={2000}
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full"
      />
      <button type="submit" className="desk-button" disabled={!text.trim()} aria-disabled={write.isPending}>
        {t.send}
      </button>
    </form>
  )
}
