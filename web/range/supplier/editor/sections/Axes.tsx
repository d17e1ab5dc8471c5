import X from 'lucide-react/icons/x'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import type { VariantEntry } from '../../../../../contract/range/variants.ts'

const mostAxes = 3

/** In what the variants differ, and what it is of this one. */
export function Axes({ others }: { others: readonly VariantEntry[] }) {
  const t = useEditorTexts().variants
  const { value: options, set, error, isReadOnly } = useField('variantOptions')
  const used = new Set([...Object.keys(options), ...others.flatMap((other) => Object.keys(other.options))])
  const known = Object.entries(t.axes).filter(([axis]) => !used.has(axis))
  const names = t.axes as Record<string, string>
  return (
    <div id="field-variantOptions" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        {[...used].map((axis) => (
          <TextField
            key={axis}
            label={names[axis] ?? axis}
            value={options[axis] ?? ''}
            maxLength={80}
            readOnly={isReadOnly}
            onChange={({ target }) => set({ ...options, [axis]: target.value })}
            suffix={
              !isReadOnly &&
              axis in options && (
                <button
                  type="button"
                  className="desk-icon-button"
                  aria-label={t.removeAxis(names[axis] ?? axis)}
                  onClick={() => set(Object.fromEntries(Object.entries(options).filter(([other]) => other !== axis)))}
                >
                  <X />
                </button>
              )
            }
          />
        ))}
        {!isReadOnly && used.size < mostAxes && (
          <SelectField
            label={t.addAxis}
            value=""
            placeholder={t.chooseAxis}
            options={known.map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => target.value && set({ ...options, [target.value]: '' })}
          />
        )}
      </div>
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
