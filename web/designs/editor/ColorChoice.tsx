import Check from 'lucide-react/icons/check'
import { isLight } from '../../../contract/designs/print-ink.ts'
import { useDesignTexts, type DesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

type ColorChoiceProps = { editing: Editing; error: string | undefined }

/** As many colours as the technique takes: one of them, one or none, several threads, or none at all. */
export function ColorChoice({ editing, error }: ColorChoiceProps) {
  const t = useDesignTexts().print
  const { content, template, change } = editing
  const rule = template.techniques.find(({ code }) => code === content.technique)
  if (!rule || rule.maxColors === 0) return <p className="text-medium text-ink-2">{t.noInk}</p>
  const { minColors, maxColors } = rule
  const chosen = content.colors
  const isFull = maxColors > 1 && chosen.length >= maxColors
  const toggle = (color: string) => {
    if (maxColors === 1) return change({ colors: [color] })
    const rest = chosen.filter((other) => other !== color)
    if (rest.length < chosen.length) return rest.length >= minColors ? change({ colors: rest }) : undefined
    return isFull ? undefined : change({ colors: [...chosen, color] })
  }
  const own = chosen.filter((color) => !Object.hasOwn(t.colors, color))
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        {maxColors > 1 ? t.threads(maxColors) : minColors === 0 ? t.textInk : t.ink}
      </legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {minColors === 0 && (
          <button
            type="button"
            aria-pressed={chosen.length === 0}
            onClick={() => change({ colors: [] })}
            className="h-11 rounded-full px-4 text-sm font-medium ring-1 ring-line ring-inset aria-pressed:bg-brand-soft aria-pressed:ring-2 aria-pressed:ring-brand"
          >
            {t.automatic}
          </button>
        )}
        {[...Object.keys(t.colors), ...own].map((color) => (
          <Swatch
            key={color}
            color={color}
            label={nameOf(color, t)}
            isChosen={chosen.includes(color)}
            isDisabled={isFull && !chosen.includes(color)}
            onPress={() => toggle(color)}
          />
        ))}
        <label className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-medium ring-1 ring-line ring-inset hover:bg-sunken has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {t.own}
          <input
            type="color"
            value={chosen.at(-1) ?? '#1d1d1b'}
            disabled={isFull}
            onChange={({ target }) => change({ colors: withOwn(target.value) }, 'own color')}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p aria-live="polite" className="mt-2 text-small text-ink-3 empty:hidden">
        {isFull && t.mostChosen(maxColors)}
      </p>
      <p role="alert" className="mt-1 text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )

  // The picker reports every colour on the way to the one that is meant: the last own one is replaced.
  function withOwn(color: string): string[] {
    if (maxColors === 1) return [color]
    const others = chosen.filter((other) => other !== own.at(-1) && other !== color)
    return [...others, color]
  }
}

type SwatchProps = { color: string; label: string; isChosen: boolean; isDisabled: boolean; onPress: () => void }

function Swatch({ color, label, isChosen, isDisabled, onPress }: SwatchProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className="relative grid size-11 place-items-center rounded-full ring-inset disabled:opacity-35 aria-pressed:ring-2 aria-pressed:ring-brand"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <circle cx="16" cy="16" r="15.5" fill={color} className="stroke-line-strong" />
      </svg>
      {isChosen && <Check aria-hidden="true" className={`absolute ${isLight(color) ? 'text-black' : 'text-white'}`} />}
    </button>
  )
}

const nameOf = (color: string, { colors, own }: DesignTexts['print']) =>
  Object.hasOwn(colors, color) ? colors[color as keyof typeof colors] : `${own} ${color}`
