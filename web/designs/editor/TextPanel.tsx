import { useEffect, useId, useRef } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { familyOf, loadPrintFont, type DesignFont } from '../print/print-fonts.ts'
import { useDesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

/** A line of text, its font and where it stands. */
export function TextPanel({ editing, isOpen }: { editing: Editing; isOpen: boolean }) {
  const t = useDesignTexts().text
  const { content, template, change, errors } = editing
  return (
    <div className="pt-5">
      <TextField
        label={t.label}
        hint={t.hint(template.limits.textLength)}
        maxLength={template.limits.textLength}
        value={content.text}
        error={errors.text}
        onChange={({ target }) => change({ text: target.value }, 'text')}
      />
      <FontChoice editing={editing} isOpen={isOpen} />
      {content.text.trim() && <PlacementFields editing={editing} mark="text" />}
    </div>
  )
}

function FontChoice({ editing, isOpen }: { editing: Editing; isOpen: boolean }) {
  const t = useDesignTexts().text
  const name = useId()
  const { content, template, change } = editing
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-medium">{t.font}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-2 xl:grid-cols-3">
        {template.fonts.map((font) => (
          <label
            key={font}
            className="relative grid min-h-16 cursor-pointer content-center rounded-md px-3 py-2 ring-1 ring-line transition ring-inset hover:bg-sunken has-checked:bg-brand-soft has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={font}
              checked={content.font === font}
              onChange={() => change({ font })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {isOpen && <Sample font={font} text={content.text.trim() || t.sample} />}
            <span className="text-xs text-ink-3">{t.fonts[font]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The text in the font itself; the name below says it in words. */
function Sample({ font, text }: { font: DesignFont; text: string }) {
  const sample = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    sample.current!.style.fontFamily = familyOf(font)
    void loadPrintFont(font)
  }, [font])
  return (
    <span ref={sample} aria-hidden="true" title={text} className="truncate text-lg leading-tight">
      {text}
    </span>
  )
}
