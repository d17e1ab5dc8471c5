import { Card } from '../../desk/Card.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDeliveryTexts } from '../texts.ts'
import { isClosure, nextId, type ClosureDraft, type PartProps } from './calendar-draft.ts'

const MOST = 60

/** Days on which the store is closed beside its holidays. */
export function Closures({ draft: { closures }, isChecked, onChange }: PartProps) {
  const t = useDeliveryTexts().closures
  const change = (id: number, values: Partial<ClosureDraft>) =>
    onChange({ closures: closures.map((closure) => (closure.id === id ? { ...closure, ...values } : closure)) })
  return (
    <Card title={t.title}>
      <div className="grid gap-4 p-[18px]">
        <p className="text-small text-ink-2">{t.lead}</p>
        {closures.map((closure, index) => (
          <fieldset key={closure.id} className="grid items-end gap-4 sm:grid-cols-4">
            <legend className="sr-only">{t.number(index + 1)}</legend>
            <TextField
              label={t.from}
              type="date"
              value={closure.from}
              onChange={({ target: { value } }) => change(closure.id, { from: value })}
            />
            <TextField
              label={t.to}
              type="date"
              value={closure.to}
              error={isChecked && !isClosure(closure) ? t.wrong : undefined}
              onChange={({ target: { value } }) => change(closure.id, { to: value })}
            />
            <TextField
              label={t.reason}
              isOptional
              maxLength={60}
              value={closure.reason}
              onChange={({ target: { value } }) => change(closure.id, { reason: value })}
            />
            <Button
              type="button"
              variant="secondary"
              onClick={() => onChange({ closures: closures.filter(({ id }) => id !== closure.id) })}
            >
              {t.remove(index + 1)}
            </Button>
          </fieldset>
        ))}
        {closures.length < MOST && (
          <Button
            type="button"
            variant="secondary"
            onClick={() =>
              onChange({ closures: [...closures, { id: nextId(closures), from: '', to: '', reason: '' }] })
            }
            className="justify-self-start"
          >
            {t.add}
          </Button>
        )}
      </div>
    </Card>
  )
}
