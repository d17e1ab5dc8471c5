import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { mostTiers, type Content } from '../../../../../contract/range/content.ts'
import { moneyText } from '../../../../../contract/platform/money.ts'
import { percentText } from '../../../../change-sets/supplier/logic/read-number.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useLanguage } from '../../../../platform/texts.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { NumberBox } from '../fields/NumberBox.tsx'

const TierChart = lazyPart(async () => (await import('./TierChart.tsx')).TierChart)

/** Lower prices from a quantity on: counted in cartons, as buyers order, and stored in pieces. */
export function Tiers({ final }: { final: number | null }) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { content } = useEditor()
  const { value: tiers, set, error, isReadOnly } = useField('tiers')
  const perBox = content.countPerBox ?? 1
  const change = (place: number, tier: Partial<Content['tiers'][number]>) =>
    set(tiers.map((old, at) => (at === place ? { ...old, ...tier } : old)))
  return (
    <div id="field-tiers" className="grid gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <h3 className="text-sm font-medium">{t.fields.tiers}</h3>
        <ul className="grid gap-2">
          {final !== null && (
            <li className="grid grid-cols-[1fr_1fr_4rem_2.75rem] items-center gap-2 text-small">
              <span>{t.price.fromBoxes('1')}</span>
              <span className="tabular-nums">{moneyText(final, language)}</span>
            </li>
          )}
          {tiers.map((tier, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a tier has no other name than its place
            <li key={place} className="grid grid-cols-[1fr_1fr_4rem_2.75rem] items-center gap-2">
              <NumberBox
                label={t.price.tierFrom(place + 1)}
                isLabelHidden
                kind="decimal"
                suffix={t.price.boxes}
                value={tier.fromQuantity === null ? null : tier.fromQuantity / perBox}
                onChange={(boxes) =>
                  change(place, { fromQuantity: boxes === null ? null : Math.round(boxes * perBox) })
                }
                isReadOnly={isReadOnly}
              />
              <NumberBox
                label={t.price.tierPrice(place + 1)}
                isLabelHidden
                kind="euros"
                suffix="€"
                value={tier.price}
                onChange={(price) => change(place, { price })}
                isReadOnly={isReadOnly}
              />
              <span className="text-right text-small text-ink-2 tabular-nums">
                {final && tier.price ? percentText((tier.price * 100 - final) / (final / 100), language) : ''}
              </span>
              <button
                type="button"
                className="desk-icon-button"
                aria-label={t.price.removeTier(place + 1)}
                disabled={isReadOnly}
                onClick={() => set(tiers.filter((_, at) => at !== place))}
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
        <FieldNotes field="tiers" />
        {!isReadOnly && tiers.length < mostTiers && (
          <button
            type="button"
            className="desk-button justify-self-start"
            onClick={() => set([...tiers, { fromQuantity: null, price: null }])}
          >
            <Plus />
            {t.price.addTier}
          </button>
        )}
      </div>
      {final !== null && tiers.length > 0 && !error && <TierChart final={final} tiers={tiers} perBox={perBox} />}
    </div>
  )
}
