import { useId } from 'react'
import { inkOf } from '../../../contract/designs/print-ink.ts'
import type { Technique } from '../../../contract/designs/designs.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { useDesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

/** How it is printed, and with which colours. */
export function PrintPanel({ editing }: { editing: Editing }) {
  const t = useDesignTexts().print
  const name = useId()
  const { content, template, change, errors } = editing
  const choose = (technique: Technique) => {
    const { minColors, maxColors } = template.techniques.find(({ code }) => code === technique)!
    const colors = content.colors.slice(0, maxColors)
    const missing = minColors - colors.length
    change({ technique, colors: missing > 0 ? [...colors, inkOf(technique, [], template.ground)] : colors })
  }
  return (
    <div className="grid gap-6 pt-5">
      <fieldset>
        <legend className="text-sm font-medium">{t.technique}</legend>
        <div className="mt-2 grid gap-2">
          {template.techniques.map((technique) => (
            <label
              key={technique.code}
              className="flex cursor-pointer items-start gap-3 rounded-md px-4 py-3 ring-1 ring-line transition ring-inset hover:bg-sunken has-checked:bg-brand-soft has-checked:ring-2 has-checked:ring-brand"
            >
              <input
                type="radio"
                name={name}
                aria-label={technique.name}
                value={technique.code}
                checked={content.technique === technique.code}
                onChange={() => choose(technique.code)}
                className="mt-1 size-[19px] shrink-0 accent-brand"
              />
              <span>
                <span className="font-semibold">{technique.name}</span>
                <span className="block text-small text-ink-2">{t.techniqueHints[technique.code]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ColorChoice editing={editing} error={errors.colors} />
    </div>
  )
}
