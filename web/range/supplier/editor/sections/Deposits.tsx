import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { Content } from '../../../../../contract/range/content.ts'
import { depositItems, mostDeposits } from '../../../../../contract/trade/deposits.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { depositText } from '../../../field-text.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { NumberBox } from '../fields/NumberBox.tsx'

const known = Object.keys(depositItems)

/** Bottles, crates and kegs that are lent with the goods, each for so many pieces (decision 146). */
export function Deposits() {
  const t = useEditorTexts()
  const language = useLanguage()
  const { value: deposits, set, error, isReadOnly } = useField('deposits')
  const change = (place: number, deposit: Partial<Content['deposits'][number]>) =>
    set(deposits.map((old, at) => (at === place ? { ...old, ...deposit } : old)))
  const free = known.find((code) => deposits.every((deposit) => deposit.code !== code))
  return (
    <div id="field-deposits" className="grid content-start gap-2">
      <h3 className="text-sm font-medium">{t.fields.deposits}</h3>
      <ul className="grid gap-2">
        {deposits.map(({ code, perPieces }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a deposit that is being chosen has no other name than its place
          <li key={place} className="grid grid-cols-[minmax(0,1fr)_7rem_2.75rem] items-center gap-2">
            <SelectField
              label={t.safety.depositItem(place + 1)}
              isLabelHidden
              value={code}
              disabled={isReadOnly}
              options={(known.includes(code) ? known : [...known, code]).map((one) => ({
                value: one,
                label: depositText(one, { t, language }),
              }))}
              onChange={({ target }) => change(place, { code: target.value })}
            />
            <NumberBox
              label={t.safety.depositPer(place + 1)}
              isLabelHidden
              kind="count"
              suffix={t.delivery.pieces}
              value={perPieces}
              isReadOnly={isReadOnly}
              onChange={(pieces) => change(place, { perPieces: pieces })}
            />
            <button
              type="button"
              className="desk-icon-button"
              aria-label={t.safety.removeDeposit(place + 1)}
              disabled={isReadOnly}
              onClick={() => set(deposits.filter((_, at) => at !== place))}
            >
              <X />
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      <FieldNotes field="deposits" />
      {!isReadOnly && free && deposits.length < mostDeposits && (
        <button
          type="button"
          className="desk-button justify-self-start"
          onClick={() => set([...deposits, { code: free, perPieces: 1 }])}
        >
          <Plus />
          {t.safety.addDeposit}
        </button>
      )}
    </div>
  )
}
