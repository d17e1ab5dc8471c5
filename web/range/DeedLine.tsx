import { dayOfNumber } from '../../contract/change-sets/days.ts'
import type { Field } from '../../contract/range/content.ts'
import type { Deed } from '../../contract/range/history.ts'
import type { RangeCategory } from '../../contract/range/list.ts'
import { dateText, momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { fieldText } from './field-text.ts'
import { useEditorTexts } from './texts.ts'

type DeedLineProps = { deed: Deed; categories: readonly RangeCategory[] }

/** What somebody has done with a product, before and after. */
export function DeedLine({ deed, categories }: DeedLineProps) {
  const t = useEditorTexts()
  const language = useLanguage()
  const say = (field: Field, value: unknown) =>
    value === undefined ? '' : fieldText(field, value, { t, language, categories })
  const cell = (name: string, value: number) =>
    name === 'BACK_ON' ? dateText(new Date(dayOfNumber(value)), language) : String(value)
  const fields = [...new Set([...Object.keys(deed.before), ...Object.keys(deed.after)])] as Field[]
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 text-small">
      <p>
        <b className="font-semibold">{t.history.actions[deed.action]}</b>{' '}
        <span className="text-ink-3">
          {deed.by ?? t.history.somebody(deed.action, deed.message !== '')} · {momentText(deed.at, language)}
        </span>
      </p>
      {deed.message && <p className="whitespace-pre-line text-ink-2">{deed.message}</p>}
      {Object.entries(deed.words).map(([field, words]) => (
        <p key={field} className="text-ink-2">
          {t.fields[field as Field]}: {words}
        </p>
      ))}
      {fields.map((field) => (
        <Difference
          key={field}
          name={t.fields[field]}
          before={say(field, deed.before[field])}
          after={say(field, deed.after[field])}
        />
      ))}
      {deed.cells.map(({ name, before, after }) => (
        <Difference
          key={name}
          name={t.history.cells[name]}
          before={before === null ? '' : cell(name, before)}
          after={after === null ? t.nothing : cell(name, after)}
        />
      ))}
    </li>
  )
}

const Difference = ({ name, before, after }: { name: string; before: string; after: string }) => (
  <p className="break-words text-ink-2">
    {name}: {before && <s className="text-ink-3">{before}</s>} {after}
  </p>
)
