import { problemKinds, remedies } from '../../contract/claims/claim-words.ts'
import type { Claimable } from '../../contract/claims/claims.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { PiecesStepper } from '../ui/fields/PiecesStepper.tsx'
import { Picture } from '../ui/Picture.tsx'
import type { ClaimDraft, DraftLine } from './claim-draft.ts'
import { useClaimTexts } from './texts.ts'

type ClaimedGoodsProps = {
  delivery: Claimable
  draft: ClaimDraft
  isTried: boolean
  onChange: (lines: ClaimDraft['lines']) => void
}

/** The goods of a delivery: those that are chosen open to what is wrong, how many, and what is asked for. */
export function ClaimedGoods({ delivery, draft, isTried, onChange }: ClaimedGoodsProps) {
  const t = useClaimTexts().form
  const isMissing = isTried && Object.keys(draft.lines).length === 0
  const set = (skuId: string, line: DraftLine | null) => {
    const { [skuId]: _, ...others } = draft.lines
    onChange(line ? { ...others, [skuId]: line } : others)
  }
  return (
    <section aria-label={t.goods}>
      <h2 className="text-xl">{t.goods}</h2>
      <ul className="mt-3 grid gap-3">
        {delivery.lines.map((line) => (
          <Goods
            key={line.productSkuId}
            line={line}
            chosen={draft.lines[line.productSkuId]}
            isTried={isTried}
            onChange={(next) => set(line.productSkuId, next)}
          />
        ))}
      </ul>
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {isMissing && t.chooseGoods}
      </p>
    </section>
  )
}

type GoodsProps = {
  line: Claimable['lines'][number]
  chosen: DraftLine | undefined
  isTried: boolean
  onChange: (line: DraftLine | null) => void
}

function Goods({ line: { name, imageUrl, quantity, isPack, claimable }, chosen, isTried, onChange }: GoodsProps) {
  const t = useClaimTexts().form
  return (
    <li className="rounded-lg bg-surface hairline has-checked:shadow-[inset_0_0_0_2px_var(--color-brand)]">
      <div className="flex items-center gap-3.5 p-3.5 sm:p-4">
        <Picture url={imageUrl} alt="" sizes="56px" className="size-14 shrink-0 rounded-md" />
        <Checkbox
          className="min-w-0 flex-1"
          checked={chosen !== undefined}
          disabled={claimable === 0}
          onChange={({ target }) => onChange(target.checked ? { problem: null, quantity: 1, remedy: 'REFUND' } : null)}
          label={
            <>
              <span className="font-medium break-words">{name}</span>
              <span className="block text-small text-ink-2">
                {claimable === 0 ? t.none : t.claimable(quantity, isPack)}
              </span>
            </>
          }
        />
      </div>
      {chosen && (
        <div className="grid gap-5 border-t border-line p-3.5 sm:p-4">
          <ChoiceChips
            label={t.problem(name)}
            isLabelShown
            options={problemKinds.map((value) => ({ value, label: t.problems[value] }))}
            value={chosen.problem}
            onChange={(problem) => onChange({ ...chosen, problem })}
            {...(isTried && chosen.problem === null && { error: t.chooseProblem })}
          />
          <div>
            <p className="mb-1.5 text-sm font-medium" aria-hidden="true">
              {t.quantityLabel(isPack)}
            </p>
            <PiecesStepper
              label={t.quantity(name, isPack)}
              value={chosen.quantity}
              min={1}
              max={claimable}
              onChange={(pieces) => onChange({ ...chosen, quantity: pieces })}
            />
          </div>
          <ChoiceChips
            label={t.remedy(name)}
            isLabelShown
            options={remedies.map((value) => ({ value, label: t.remedies[value] }))}
            value={chosen.remedy}
            onChange={(remedy) => onChange({ ...chosen, remedy })}
          />
        </div>
      )}
    </li>
  )
}
