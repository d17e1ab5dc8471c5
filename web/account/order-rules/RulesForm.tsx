import * as orderRulesApi from '../../../contract/team/order-rules.ts'
import type { OrderRules } from '../../../contract/team/order-rules.ts'
import { exampleOf } from '../../../contract/team/purchase-order-pattern.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useOrderRulesAgain, useOrderRuleTexts } from './order-rules.ts'

type Values = { requiresPurchaseOrder: boolean; purchaseOrderPattern: string; requiresCostCentre: boolean }

/** What an order has to say. */
export function RulesForm({ rules }: { rules: OrderRules }) {
  const t = useOrderRuleTexts()
  const readAgain = useOrderRulesAgain()
  const { requiresPurchaseOrder, purchaseOrderPattern, requiresCostCentre } = rules
  const form = useCallForm({
    endpoint: orderRulesApi.change,
    defaultValues: { requiresPurchaseOrder, purchaseOrderPattern: purchaseOrderPattern ?? '', requiresCostCentre },
    labels: t,
    inputOf: (values: Values) => ({ ...values, purchaseOrderPattern: values.purchaseOrderPattern.trim() || null }),
    async onDone() {
      showToast('success', t.saved)
      await readAgain()
    },
  })
  const pattern = form.watch('purchaseOrderPattern').trim()
  return (
    <CallForm form={form} className="grid gap-5">
      <Checkbox {...form.field('requiresPurchaseOrder')} />
      <TextField
        {...form.field('purchaseOrderPattern')}
        hint={pattern ? t.patternExample(exampleOf(pattern)) : t.patternHint}
        isOptional
        maxLength={60}
        autoComplete="off"
        className="sm:max-w-md"
      />
      <Checkbox {...form.field('requiresCostCentre')} />
      <Button type="submit" isLoading={form.isSending} className="sm:justify-self-start">
        {t.save}
      </Button>
    </CallForm>
  )
}
