import { useState, type FormEvent } from 'react'
import type { Member } from '../../../contract/team/team.ts'
import { limitPeriods, type LimitPeriod } from '../../../contract/team/order-limits.ts'
import { parseEuros } from '../../platform/forms/parse-euros.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useTeamChanges } from './team.ts'
import { useLimitTexts } from './team-texts.ts'

const NONE = 'NONE'

/** What a member may order without approval. */
export function LimitDialog({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const t = useLimitTexts()
  const { limit: write } = useTeamChanges()
  const [period, setPeriod] = useState<LimitPeriod | typeof NONE>(member.limit?.period ?? NONE)
  const [typed, setTyped] = useState(member.limit ? String(member.limit.amount).replace('.', ',') : '')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = parseEuros(typed)
    if (period !== NONE && amount === null) return setWrong(true)
    const limit = period === NONE ? null : { amount: amount!, period }
    write.mutate({ id: member.id, limit }, { onSuccess: onClose })
  }
  const options = [{ value: NONE, label: t.none }, ...limitPeriods.map((value) => ({ value, label: t.periods[value] }))]
  return (
    <Dialog title={t.changeNamed(name)} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-ink-2">{t.lead}</p>
        <SelectField
          label={t.period}
          options={options}
          value={period}
          onChange={({ target }) => setPeriod(target.value as LimitPeriod | typeof NONE)}
        />
        {period !== NONE && (
          <TextField
            label={t.amount}
            inputMode="decimal"
            value={typed}
            error={isWrong ? t.amountWrong : undefined}
            onChange={({ target }) => {
              setWrong(false)
              setTyped(target.value)
            }}
          />
        )}
        <div className="flex justify-end">
          <Button type="submit" isLoading={write.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
