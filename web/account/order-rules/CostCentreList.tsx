import { useState } from 'react'
import * as orderRulesApi from '../../../contract/team/order-rules.ts'
import type { CostCentre } from '../../../contract/team/order-rules.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { costCentreText, useOrderRulesAgain, useOrderRuleTexts } from './order-rules.ts'

/** The company's cost centres; what they are called can change, and whether they may be chosen. */
export function CostCentreList({ costCentres }: { costCentres: CostCentre[] }) {
  const t = useOrderRuleTexts()
  if (costCentres.length === 0) return <p className="p-4 text-ink-2">{t.none}</p>
  return (
    <ul className="divide-y divide-line">
      {costCentres.map((costCentre) => (
        <CostCentreRow key={costCentre.id} costCentre={costCentre} />
      ))}
    </ul>
  )
}

function CostCentreRow({ costCentre }: { costCentre: CostCentre }) {
  const t = useOrderRuleTexts()
  const [isOpen, setOpen] = useState(false)
  const { code, name, isActive } = costCentre
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 break-words">
        <b className="font-semibold tabular-nums">{code}</b>
        <span className="min-w-0 break-words">{name}</span>
        {!isActive && <Tag>{t.unused}</Tag>}
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.changeNamed(costCentreText(costCentre))}
        onClick={() => setOpen(true)}
      >
        {t.change}
      </Button>
      {isOpen && <ChangeDialog costCentre={costCentre} onClose={() => setOpen(false)} />}
    </li>
  )
}

function ChangeDialog({ costCentre, onClose }: { costCentre: CostCentre; onClose: () => void }) {
  const t = useOrderRuleTexts()
  const readAgain = useOrderRulesAgain()
  const { id, ...values } = costCentre
  const form = useCallForm({
    endpoint: orderRulesApi.changeCostCentre,
    defaultValues: values,
    labels: t,
    inputOf: (changed: typeof values) => ({ id, ...changed }),
    async onDone() {
      showToast('success', t.changed)
      onClose()
      await readAgain()
    },
  })
  return (
    <Dialog title={t.changeNamed(costCentre.code)} onClose={onClose} hasUnsaved={form.formState.isDirty}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.changeText}</p>}>
        <TextField {...form.field('code')} maxLength={36} autoComplete="off" />
        <TextField {...form.field('name')} maxLength={80} autoComplete="off" />
        <Checkbox {...form.field('isActive')} />
        <Button type="submit" isLoading={form.isSending}>
          {t.saveCostCentre}
        </Button>
      </CallForm>
    </Dialog>
  )
}

/** Adds one, and is ready for the next. */
export function AddCostCentre() {
  const t = useOrderRuleTexts()
  const readAgain = useOrderRulesAgain()
  const empty = { code: '', name: '' }
  const form = useCallForm({
    endpoint: orderRulesApi.addCostCentre,
    defaultValues: empty,
    labels: t,
    inputOf: (values: typeof empty) => values,
    async onDone({ code }) {
      showToast('success', t.added(code))
      form.reset(empty)
      form.setFocus('code')
      await readAgain()
    },
  })
  return (
    <CallForm
      form={form}
      className="grid items-start gap-3 border-t border-line p-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <TextField {...form.field('code')} maxLength={36} autoComplete="off" />
      <TextField {...form.field('name')} maxLength={80} autoComplete="off" />
      <Button type="submit" variant="secondary" isLoading={form.isSending} className="sm:mt-[26px]">
        {t.add}
      </Button>
    </CallForm>
  )
}
