import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { AttributeChoice, AttributeInput } from '../../../../contract/categories/attribute-sets.ts'
import { attributeBounds } from '../../../../contract/categories/attribute-sets.ts'
import { moved, OrderGrip } from '../../../desk/order/OrderGrip.tsx'
import { useLanguage } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useCategoryAttributeTexts } from './texts.ts'

type Choice = AttributeInput['choices'][number]
type ChoiceListProps = {
  choices: readonly Choice[]
  /** Offered no more, while goods state them. */
  archived: readonly AttributeChoice[]
  errors: Record<string, string>
  onChange: (choices: Choice[]) => void
}

/** What is chosen from, in both languages and in the order of the editor. */
export function ChoiceList({ choices, archived, errors, onChange }: ChoiceListProps) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const gone = archived.filter(({ value }) => !choices.some((choice) => choice.value === value))
  const nameOf = (choice: Choice, place: number) => choice[language] || t.choiceDe(place + 1)
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{t.choices}</legend>
      <ol aria-label={t.choices} className="grid gap-2">
        {choices.map((choice, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- new ones have nothing else yet
          <li key={choice.value ?? `new ${place}`} data-order className="flex items-start gap-2">
            <OrderGrip
              label={t.order(nameOf(choice, place))}
              place={place}
              all={choices.length}
              onMove={(from, to) => onChange(moved(choices, from, to))}
            />
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              {(['de', 'en'] as const).map((spoken) => (
                <TextField
                  key={spoken}
                  label={spoken === 'de' ? t.choiceDe(place + 1) : t.choiceEn(place + 1)}
                  lang={spoken}
                  value={choice[spoken]}
                  maxLength={attributeBounds.choice}
                  error={errors[`choices.${place}.${spoken}`]}
                  onChange={({ target }) =>
                    onChange(choices.toSpliced(place, 1, { ...choice, [spoken]: target.value }))
                  }
                />
              ))}
            </div>
            <button
              type="button"
              className="desk-icon-button"
              aria-label={t.removeChoice(nameOf(choice, place))}
              onClick={() => onChange(choices.toSpliced(place, 1))}
            >
              <X />
            </button>
          </li>
        ))}
      </ol>
      {errors['choices'] && (
        <p role="alert" className="text-small font-medium text-danger">
          {errors['choices']}
        </p>
      )}
      {choices.length < attributeBounds.choices && (
        <button
          type="button"
          className="desk-button justify-self-start"
          onClick={() => onChange([...choices, { value: null, de: '', en: '' }])}
        >
          <Plus />
          {t.addChoice}
        </button>
      )}
      {gone.length > 0 && (
        <div className="grid gap-1">
          <p className="text-small text-ink-3">{t.archivedChoices}</p>
          <ul className="flex flex-wrap gap-2">
            {gone.map(({ value, de, en }) => (
              <li key={value}>
                <button type="button" className="desk-button" onClick={() => onChange([...choices, { value, de, en }])}>
                  <Undo2 />
                  {t.restoreChoice({ de, en }[language])}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}
