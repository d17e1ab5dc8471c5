import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { momentText } from '../platform/dates.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useOnce } from '../platform/writes/once.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { loadDesignsApi, designQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'

/** What buyer and store wrote to each other, oldest first, and the field for the next message. */
export function Thread({ design }: { design: ProductDesign }) {
  const t = useDesignTexts().messages
  const language = useLanguage()
  return (
    <section aria-label={t.title} className="rounded-xl bg-surface p-4 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{t.title}</h2>
      {design.messages.length === 0 ? (
        <p className="mt-3 text-medium text-ink-2">{design.allowedActions.includes('MESSAGE') ? t.empty : t.later}</p>
      ) : (
        <ol className="mt-4 grid gap-3">
          {design.messages.map(({ id, by, byText, text, at }) => (
            <li
              key={id}
              className={`max-w-[88%] rounded-lg px-4 py-3 ${by === 'BUYER' ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunken'}`}
            >
              <p className="text-small text-ink-2">
                <b className="font-semibold text-ink">{byText}</b>{' '}
                <time dateTime={at.toISOString()}>{momentText(at, language)}</time>
              </p>
              <p className="mt-1 text-medium wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {design.allowedActions.includes('MESSAGE') && <MessageForm design={design} />}
    </section>
  )
}

function MessageForm({ design: { id, storeName } }: { design: ProductDesign }) {
  const t = useDesignTexts().messages
  const queryClient = useQueryClient()
  const [text, setText] = useTypedText(`message on ${id}`)
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  const once = useOnce()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim()) void once(text, send)
  }
  const send = async () => {
    setError('')
    setSending(true)
    try {
      const designsApi = await loadDesignsApi()
      queryClient.setQueryData(designQuery(id).queryKey, await call(designsApi.writeMessage, { id, text }))
      setText('')
      showToast('success', t.sent)
    } catch (failure) {
      if (!(failure instanceof CallProblem)) throw failure
      setError(failure.fieldErrors.text ?? failure.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <form method="post" onSubmit={submit} className="mt-5 grid justify-items-end gap-3">
      <Textarea
        label={t.label(storeName)}
        maxLength={2000}
        rows={3}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        className="w-full"
      />
      <Button type="submit" variant="secondary" isLoading={isSending} disabled={!text.trim()}>
        {t.send}
      </Button>
    </form>
  )
}
