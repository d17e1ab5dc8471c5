import { useState } from 'react'
import type { Placement } from '../../../contract/designs/designs.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { placementOf, type MarkName } from '../content.ts'
import { fitting } from '../print/marks.ts'
import { useDesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

/** Where a mark stands, in numbers: the same as dragging it. */
export function PlacementFields({ editing, mark }: { editing: Editing; mark: MarkName }) {
  const t = useDesignTexts().placement
  const placement = placementOf(editing.content, mark)
  const move = (next: Placement, gesture?: string) =>
    editing.change({ [mark === 'logo' ? 'placement' : 'textPlacement']: next }, gesture)
  const fields = [
    { name: 'x', label: t.x, unit: t.percent, of: 100, min: 0, max: 100 },
    { name: 'y', label: t.y, unit: t.percent, of: 100, min: 0, max: 100 },
    { name: 'scale', label: t.size, unit: t.percent, of: 100, min: 2, max: 200 },
    { name: 'rotation', label: t.angle, unit: t.degrees, of: 1, min: -180, max: 180 },
  ] as const
  return (
    <fieldset className="mt-6">
      <legend className="text-sm font-semibold">{t.title}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4 md:grid-cols-2 xl:grid-cols-4">
        {fields.map(({ name, label, unit, of, min, max }) => (
          <NumberField
            key={name}
            {...{ label, unit, min, max }}
            value={Math.round(placement[name] * of)}
            onChange={(value) => move(fitting({ ...placement, [name]: value / of }), `field ${mark} ${name}`)}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onClick={() => move({ ...placement, x: 0.5, y: 0.5 })}>
          {t.center}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => move(placementOf(editing.template, mark))}>
          {t.reset}
        </Button>
      </div>
    </fieldset>
  )
}

type NumberFieldProps = {
  label: string
  unit: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** Takes over what is typed while it is a number within its bounds; leaving it shows what counts. */
function NumberField({ label, unit, min, max, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      {...{ min, max }}
      step={1}
      suffix={<span className="pr-2 text-sm">{unit}</span>}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.valueAsNumber
        if (number >= min && number <= max) onChange(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
