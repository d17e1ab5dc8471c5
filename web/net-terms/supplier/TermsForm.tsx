import { useQueryClient } from '@tanstack/react-query'
import * as netTermsApi from '../../../contract/net-terms/net-terms.ts'
import type { BuyerTerms } from '../../../contract/net-terms/net-terms.ts'
import { parseEuros } from '../../platform/forms/parse-euros.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { termsKey } from './queries.ts'
import { useNetTermsTexts } from './texts.ts'

type TermsFormProps = { buyerId: string; terms: BuyerTerms | null; onDone: () => void }
type Values = { limit: string; days: string; areRemindersStopped: boolean }

/** Limit and days of one buyer. */
export function TermsForm({ buyerId, terms, onDone }: TermsFormProps) {
  const t = useNetTermsTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: netTermsApi.grant,
    defaultValues: {
      limit: terms ? terms.limit.toLocaleString(language, { useGrouping: false }) : '',
      days: String(terms?.days ?? 14),
      areRemindersStopped: terms?.areRemindersStopped ?? false,
    },
    labels: { limit: t.form.limit, days: t.form.days },
    inputOf: ({ limit, days, areRemindersStopped }: Values) => ({
      buyerId,
      limit: parseEuros(limit) ?? undefined,
      days: Number(days),
      areRemindersStopped,
    }),
    async onDone() {
      showToast('success', t.granted)
      onDone()
      await queryClient.invalidateQueries({ queryKey: termsKey })
    },
  })
  return (
    <CallForm form={form} className="grid gap-5">
      <TextField
        {...form.field('limit')}
        hint={t.form.limitHint}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
      />
      <SelectField
        {...form.field('days')}
        options={netTermsApi.termsDays.map((days) => ({ value: String(days), label: t.days(days) }))}
      />
      <Checkbox {...form.register('areRemindersStopped')} label={t.form.reminders} />
      <Button type="submit" isLoading={form.isSending}>
        {t.form.save}
      </Button>
    </CallForm>
  )
}
