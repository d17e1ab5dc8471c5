import { useState, type SubmitEvent } from 'react'
import * as emptiesApi from '../../../../contract/orders/empties.ts'
import type { Partner } from '../../../../contract/orders/empties.ts'
import { Card } from '../../../desk/Card.tsx'
import { call } from '../../../platform/calls/call.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useEmptiesAgain } from '../../empties/queries.ts'
import { useEmptiesTexts } from '../../empties/texts.ts'

/** The account by item, and beside each what was counted of it. What was typed stays until it is booked. */
export function TakeBack({ account: { partnerId, items, totalText } }: { account: Partner }) {
  const t = useEmptiesTexts()
  const again = useEmptiesAgain()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isMissing, setMissing] = useState(false)
  const lines = Object.entries(typed)
    .map(([code, text]) => ({ code, pieces: Number(text) }))
    .filter(({ pieces }) => pieces !== 0)
  const book = useWrite({
    mutationFn: () => call(emptiesApi.takeBack, { companyId: partnerId, lines }),
    onSuccess() {
      showToast('success', t.supplier.booked(lines.reduce((sum, { pieces }) => sum + pieces, 0)))
      setTyped({})
      return again()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(lines.length === 0)
    if (lines.length > 0) book.mutate()
  }
  return (
    <Card title={t.supplier.balance}>
      <form method="post" onSubmit={submit} className="grid gap-3 p-[18px]">
        <ul className="grid gap-2">
          {items.map(({ code, name, pieces, totalText: text }) => (
            <li key={code} className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-4">
              <p>
                {name}
                <span className="block text-small text-ink-2 tabular-nums">{t.supplier.heldOf(pieces, text)}</span>
              </p>
              <TextField
                label={t.supplier.returnedOf(name)}
                isLabelHidden
                type="number"
                inputMode="numeric"
                min={0}
                max={100_000}
                step={1}
                placeholder="0"
                value={typed[code] ?? ''}
                onChange={({ target: { value } }) => setTyped({ ...typed, [code]: value })}
              />
            </li>
          ))}
        </ul>
        <p className="flex justify-between border-t border-line pt-2 font-semibold">
          {t.sum}
          <span className="tabular-nums">{totalText}</span>
        </p>
        <p className="text-small text-ink-2">{t.supplier.consequence}</p>
        {isMissing && lines.length === 0 && (
          <p role="alert" className="text-small text-danger">
            {t.supplier.nothing}
          </p>
        )}
        <Button type="submit" isLoading={book.isPending} className="justify-self-start">
          {t.supplier.book}
        </Button>
      </form>
    </Card>
  )
}
