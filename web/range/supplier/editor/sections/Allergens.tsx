import { allergenCodes } from '../../../../../contract/platform/allergens.ts'
import type { Content } from '../../../../../contract/range/content.ts'
import { dateText } from '../../../../platform/dates.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { Choices } from './Choices.tsx'

type Allergens = Content['allergens']
type Code = Allergens['contained'][number]

const sortableDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The fourteen of Annex II. That none of the others is in it has to be said, and bears the day on which it was. */
export function Allergens() {
  const t = useEditorTexts()
  const language = useLanguage()
  const { value, set, error, isReadOnly } = useField('allergens')
  const options = allergenCodes.map((code) => ({ value: code, label: t.food.allergens[code] }))
  const others = ({ contained, traces }: Pick<Allergens, 'contained' | 'traces'>) =>
    allergenCodes.filter((code) => !contained.includes(code) && !traces.includes(code))
  const isAllStated = others(value).every((code) => value.absent.includes(code))
  const state = (next: { contained: Code[]; traces: Code[]; isAllStated: boolean }) => {
    const { contained, traces } = next
    const absent = next.isAllStated ? others(next) : []
    const isStated = contained.length + traces.length + absent.length > 0
    set({ contained, traces, absent, statedAt: isStated ? sortableDay.format(new Date()) : null })
  }
  const sorted = (codes: Code[]) => allergenCodes.filter((code) => codes.includes(code))
  return (
    <div id="field-allergens" className="grid gap-3">
      <Choices
        label={t.food.contained}
        options={options}
        chosen={value.contained}
        isReadOnly={isReadOnly}
        onChange={(chosen) => {
          const contained = sorted(chosen)
          state({ contained, traces: value.traces.filter((code) => !contained.includes(code)), isAllStated })
        }}
      />
      <Choices
        label={t.food.traces}
        options={options.filter((option) => !value.contained.includes(option.value))}
        chosen={value.traces}
        isReadOnly={isReadOnly}
        onChange={(chosen) => state({ contained: value.contained, traces: sorted(chosen), isAllStated })}
      />
      <Checkbox
        label={value.contained.length + value.traces.length === 0 ? t.food.none : t.food.noOthers}
        checked={isAllStated}
        disabled={isReadOnly}
        onChange={({ target }) =>
          state({ contained: value.contained, traces: value.traces, isAllStated: target.checked })
        }
      />
      {value.statedAt && (
        <p>
          <Tag variant="ok">{t.food.statedOn(dateText(new Date(`${value.statedAt}T12:00:00Z`), language))}</Tag>
        </p>
      )}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      <FieldNotes field="allergens" />
    </div>
  )
}
