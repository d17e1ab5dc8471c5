import { useQueryClient } from '@tanstack/react-query'
import * as recallsApi from '../../../contract/recalls/recalls.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useRecallTexts } from '../texts.ts'
import { storeRecallQuery, storeRecallsKey } from './queries.ts'

type MakeRecallDialogProps = { onMade: (id: string) => void; onClose: () => void }
type Values = { article: string; lots: string; reason: string; advice: string; since: string }

/** Names what is called back, why, and what to do with it. */
export function MakeRecallDialog({ onMade, onClose }: MakeRecallDialogProps) {
  const t = useRecallTexts().desk
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: recallsApi.make,
    defaultValues: { article: '', lots: '', reason: '', advice: '', since: '' },
    labels: {
      article: t.form.article,
      lots: t.form.lots,
      reason: t.form.reason,
      advice: t.form.advice,
      since: t.form.since,
    },
    inputOf: ({ lots, ...values }: Values) => ({ ...values, lots: lotsOf(lots) }),
    async onDone(recall) {
      queryClient.setQueryData(storeRecallQuery(recall.id).queryKey, recall)
      showToast('success', t.made(recall.certainCount + recall.possibleCount))
      onMade(recall.id)
      await queryClient.invalidateQueries({ queryKey: storeRecallsKey })
    },
  })
  return (
    <Dialog title={t.make} onClose={onClose}>
      <CallForm form={form} className="grid gap-5">
        <TextField {...form.field('article')} hint={t.form.articleHint} maxLength={60} autoComplete="off" />
        <TextField {...form.field('lots')} hint={t.form.lotsHint} maxLength={1000} autoComplete="off" />
        <Textarea {...form.field('reason')} maxLength={1000} />
        <Textarea {...form.field('advice')} maxLength={1000} />
        <TextField {...form.field('since')} type="date" hint={t.form.sinceHint} />
        <p className="text-small text-ink-2">{t.form.warning}</p>
        <Button type="submit" size="lg" isLoading={form.isSending}>
          {t.form.send}
        </Button>
      </CallForm>
    </Dialog>
  )
}

const lotsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((lot) => lot.trim())
    .filter((lot) => lot !== '')
