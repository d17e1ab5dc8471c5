import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import type { GoodsIn } from '../../contract/goods-in/goods-in.ts'
import { useAttachmentTexts } from '../attachments/texts.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { changedLine, degreesOf, lineOf, readDraft, temperatureProblem, type DraftLine } from './check-draft.ts'
import { CheckFormLine } from './CheckFormLine.tsx'
import { goodsInKey, goodsInQuery } from './queries.ts'
import { useGoodsInTexts } from './texts.ts'

type CheckFormProps = { goodsIn: GoodsIn; onSaved: () => void }

/** What came of a shipment, line by line; made for a telephone at the ramp. */
export function CheckForm({ goodsIn, onSaved }: CheckFormProps) {
  const t = useGoodsInTexts().form
  // Read with the form, so that a state that opens the photos waits for nothing.
  useAttachmentTexts()
  const language = useLanguage()
  const [typed, setTyped] = useTypedText(`check of ${goodsIn.shipmentId}`)
  const draft = readDraft(typed)
  const [isTried, setTried] = useState(false)
  const [uploading, setUploading] = useState<Record<string, boolean>>({})
  const isCorrection = goodsIn.checks.length > 0
  const lines = goodsIn.lines.map((article) => ({ article, line: lineOf(article, { goodsIn, draft, language }) }))
  const { send, refusal } = useSend({ goodsIn, onSaved, clear: () => setTyped('') })
  const isUploading = Object.values(uploading).some(Boolean)
  const isReasonMissing = isCorrection && draft.reason.trim() === ''
  const isReady = !isReasonMissing && lines.every(({ article, line }) => !temperatureProblem(article, line))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isReady || isUploading) return
    send.mutate({
      version: goodsIn.checks[0]?.version ?? 0,
      lines: lines.map(({ article, line }) => sentLine(article.productSkuId, line)),
      note: draft.note.trim(),
      reason: draft.reason.trim(),
    })
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-[44rem] gap-6">
      <ul aria-label={t.goods} className="grid gap-3">
        {lines.map(({ article, line }) => (
          <CheckFormLine
            key={article.productSkuId}
            article={article}
            line={line}
            isTried={isTried}
            onUploading={(isUnderWay) => setUploading((all) => ({ ...all, [article.productSkuId]: isUnderWay }))}
            onChange={(change) => {
              const next = changedLine(article, line, change)
              setTyped(JSON.stringify({ ...draft, lines: { ...draft.lines, [article.productSkuId]: next } }))
            }}
          />
        ))}
      </ul>
      <Textarea
        label={t.note}
        isOptional
        maxLength={1000}
        value={draft.note}
        onChange={({ target }) => setTyped(JSON.stringify({ ...draft, note: target.value }))}
      />
      {isCorrection && (
        <Textarea
          label={t.reason}
          maxLength={500}
          value={draft.reason}
          onChange={({ target }) => setTyped(JSON.stringify({ ...draft, reason: target.value }))}
          {...(isTried && isReasonMissing && { error: t.reasonMissing })}
        />
      )}
      <p className="text-small text-ink-2">{t.next}</p>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {isTried && isUploading ? t.wait : refusal}
      </p>
      <Button type="submit" size="lg" isLoading={send.isPending} className="max-sm:w-full sm:justify-self-start">
        {isCorrection ? t.sendCorrection : t.send}
      </Button>
    </form>
  )
}

type Sending = { goodsIn: GoodsIn; onSaved: () => void; clear: () => void }
type Given = Omit<Parameters<typeof call<typeof goodsInApi.check>>[1], 'shipmentId'>

function useSend({ goodsIn: { shipmentId }, onSaved, clear }: Sending) {
  const t = useGoodsInTexts().form
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const send = useWrite({
    mutationFn: (given: Given) => call(goodsInApi.check, { shipmentId, ...given }),
    onSuccess(goodsIn: GoodsIn) {
      queryClient.setQueryData(goodsInQuery(shipmentId, language).queryKey, goodsIn)
      for (const key of [goodsInKey, ['claims'], ['orders'], ['deliveries']])
        void queryClient.invalidateQueries({ queryKey: key })
      clear()
      showToast('success', t.saved(goodsIn.checks[0]!.claimNumbers.length))
      onSaved()
    },
    onError(problem) {
      if (!(problem instanceof CallProblem)) return
      setRefusal(Object.values(problem.fieldErrors)[0] ?? '')
      // Somebody else was first: what they have recorded is shown.
      if (problem.code === 'GOODS_IN_CHANGED') void queryClient.invalidateQueries({ queryKey: goodsInKey })
    },
  })
  return { send, refusal }
}

function sentLine(productSkuId: string, { came, state, bad, remedy, attached, ...line }: DraftLine) {
  const temperature = degreesOf(line.temperature)
  return {
    productSkuId,
    cameQuantity: came,
    state,
    badQuantity: bad,
    remedy,
    lot: line.lot.trim(),
    ...(line.bestBefore && { bestBefore: line.bestBefore }),
    ...(temperature !== undefined && { temperature }),
    attachmentIds: attached.map(({ id }) => id),
  }
}
