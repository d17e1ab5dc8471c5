import { useState, type SubmitEvent } from 'react'
import * as emptiesApi from '../../../../contract/orders/empties.ts'
import type { Partner } from '../../../../contract/orders/empties.ts'
import { Card } from '../../../desk/Card.tsx'
import { call } from '../../../platform/calls/call.ts'
import { checkInput } from '../../../platform/forms/check-input.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useEmptiesAgain } from '../../empties/queries.ts'
import { useEmptiesTexts } from '../../empties/texts.ts'

const nothing = { change: '', reason: '' }

/** A movement that puts a wrong count right, with the reason that the buyer reads. */
export function CorrectCount({ account: { partnerId, items } }: { account: Partner }) {
  const t = useEmptiesTexts()
  const again = useEmptiesAgain()
  const [code, setCode] = useState(items[0]?.code ?? '')
  const [typed, setTyped] = useState(nothing)
  const [isChecked, setChecked] = useState(false)
  const pieces = Number(typed.change)
  const isWhole = Number.isInteger(pieces) && pieces !== 0
  const isReasoned = typed.reason.trim() !== ''
  const input = { companyId: partnerId, code, pieces, reason: typed.reason.trim() }
  const wrong = checkInput(emptiesApi.correct, input, useLanguage())
  const correct = useWrite({
    mutationFn: () => call(emptiesApi.correct, input),
    onSuccess() {
      showToast('success', t.supplier.corrected)
      setTyped(nothing)
      setChecked(false)
      return again()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isWhole && isReasoned && !wrong.pieces) correct.mutate()
  }
  return (
    <Card title={t.supplier.correct}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4 p-[18px]">
        <p className="text-small text-ink-2">{t.supplier.correctHint}</p>
        <SelectField
          label={t.item}
          value={code}
          options={items.map((item) => ({ value: item.code, label: item.name }))}
          onChange={({ target: { value } }) => setCode(value)}
        />
        <TextField
          label={t.supplier.change}
          inputMode="text"
          value={typed.change}
          error={isChecked ? (isWhole ? wrong.pieces?.message : t.supplier.changeMissing) : undefined}
          onChange={({ target: { value } }) => setTyped({ ...typed, change: value })}
        />
        <Textarea
          label={t.supplier.reason}
          value={typed.reason}
          maxLength={300}
          error={isChecked && !isReasoned ? t.supplier.reasonMissing : undefined}
          onChange={({ target: { value } }) => setTyped({ ...typed, reason: value })}
        />
        <Button type="submit" variant="secondary" isLoading={correct.isPending} className="justify-self-start">
          {t.supplier.correct}
        </Button>
      </form>
    </Card>
  )
}
