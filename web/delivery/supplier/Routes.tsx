import { Card } from '../../desk/Card.tsx'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDeliveryTexts } from '../texts.ts'
import { arePrefixes, nextId, type PartProps, type RouteDraft } from './calendar-draft.ts'
import { Weekdays } from './Weekdays.tsx'

const MOST = 60

/** Where the store's lorry drives, and on which days. */
export function Routes({ draft: { routes }, isChecked, onChange }: PartProps) {
  const t = useDeliveryTexts().routes
  const change = (id: number, values: Partial<RouteDraft>) =>
    onChange({ routes: routes.map((route) => (route.id === id ? { ...route, ...values } : route)) })
  const add = () =>
    onChange({ routes: [...routes, { id: nextId(routes), name: '', postcodes: '', weekdays: [], cutOff: '' }] })
  return (
    <Card title={t.title}>
      <div className="grid gap-5 p-[18px]">
        <p className="text-small text-ink-2">{t.lead}</p>
        {routes.map((route, index) => (
          <RouteRow
            key={route.id}
            route={route}
            number={index + 1}
            isChecked={isChecked}
            onChange={(values) => change(route.id, values)}
            onRemove={() => onChange({ routes: routes.filter(({ id }) => id !== route.id) })}
          />
        ))}
        {isChecked && routes.length === 0 && <p className="text-small font-medium text-danger">{t.none}</p>}
        {routes.length < MOST && (
          <Button type="button" variant="secondary" onClick={add} className="justify-self-start">
            {t.add}
          </Button>
        )}
      </div>
    </Card>
  )
}

type RouteRowProps = {
  route: RouteDraft
  number: number
  isChecked: boolean
  onChange: (values: Partial<RouteDraft>) => void
  onRemove: () => void
}

function RouteRow({ route, number, isChecked, onChange, onRemove }: RouteRowProps) {
  const t = useDeliveryTexts()
  const { name, postcodes, weekdays, cutOff } = route
  const errorIf = (isWrong: boolean, sentence: string) => (isChecked && isWrong ? sentence : undefined)
  return (
    <fieldset className="grid gap-4 rounded-md p-4 ring-1 ring-line sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{t.routes.number(number)}</legend>
      <TextField
        label={t.routes.name}
        value={name}
        maxLength={60}
        error={errorIf(!name.trim(), t.missing)}
        onChange={({ target: { value } }) => onChange({ name: value })}
      />
      <TextField
        label={t.routes.cutOff}
        hint={t.routes.cutOffHint}
        isOptional
        type="time"
        value={cutOff}
        onChange={({ target: { value } }) => onChange({ cutOff: value })}
      />
      <Textarea
        label={t.routes.postcodes}
        hint={t.routes.postcodesHint}
        value={postcodes}
        error={errorIf(!arePrefixes(postcodes), t.routes.noPrefixes)}
        onChange={({ target: { value } }) => onChange({ postcodes: value })}
      />
      <Weekdays
        label={t.routes.weekdays}
        value={weekdays}
        error={errorIf(weekdays.length === 0, t.noDay)}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <Button type="button" variant="secondary" onClick={onRemove} className="justify-self-start">
        {t.routes.remove(number)}
      </Button>
    </fieldset>
  )
}
