import type { FactName } from '../../../../../contract/trade/fact-names.ts'
import { factStateOf, isOwed, legalFacts } from '../../../../../contract/range/legal-facts.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'

/** Beside its field: whether the law's fact is there, which law asks for it, and that these goods need none. */
export function FactNote({ name }: { name: FactName }) {
  const t = useEditorTexts()
  const { content, product } = useEditor()
  const { value, set, isReadOnly } = useField('inapplicable')
  const fact = legalFacts.find((one) => one.name === name)!
  if (!isOwed(fact, { content, isFood: product.isFood })) return null
  const state = factStateOf(fact, content)
  const label = t.legalFacts.labels[name]
  return (
    <div className="grid gap-1">
      <p className={`text-small ${state === 'MISSING' ? 'font-medium text-warn' : 'text-ink-3'}`}>
        {t.facts[state](label)} <span className="font-normal text-ink-3">{fact.law}</span>
      </p>
      {fact.mayBeInapplicable && state !== 'GIVEN' && (
        <Checkbox
          label={t.facts.inapplicable(label)}
          checked={state === 'INAPPLICABLE'}
          disabled={isReadOnly}
          onChange={({ target }) =>
            set(target.checked ? [...value, name] : value.filter((inapplicable) => inapplicable !== name))
          }
        />
      )}
    </div>
  )
}
