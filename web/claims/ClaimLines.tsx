import type { Claim, ClaimLine } from '../../contract/claims/claims.ts'
import { Picture } from '../ui/Picture.tsx'
import { useClaimTexts } from './texts.ts'

/** What a claim is about, and what became of each line. */
export function ClaimLines({ claim }: { claim: Claim }) {
  return (
    <ul>
      {claim.lines.map((line) => (
        <li key={line.productSkuId} className="flex gap-3.5 border-b border-line py-3 last:border-0">
          <Picture url={line.imageUrl} alt="" sizes="56px" className="size-14 shrink-0 rounded-md" />
          <div className="min-w-0 flex-1 text-medium">
            <p className="font-medium break-words">{line.name}</p>
            <p className="text-small text-ink-2">
              <LineFacts line={line} />
            </p>
            <Outcome line={line} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function LineFacts({ line: { quantity, isPack, problemText, remedyText } }: { line: ClaimLine }) {
  const t = useClaimTexts()
  return [t.pieces(quantity, isPack), problemText, remedyText].join(' · ')
}

function Outcome({ line }: { line: ClaimLine }) {
  const t = useClaimTexts().outcome
  const { isPack, refundedQuantity, replacedQuantity, resentQuantity, refusedQuantity } = line
  const parts = [
    refundedQuantity > 0 && ['text-ok', t.refunded(refundedQuantity, isPack)],
    resentQuantity > 0 && ['text-ok', t.replaced(resentQuantity, isPack)],
    replacedQuantity > resentQuantity && ['text-info', t.toCome(replacedQuantity - resentQuantity, isPack)],
    refusedQuantity > 0 && ['text-danger', t.refused(refusedQuantity, isPack)],
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 text-small font-medium tabular-nums">
      {parts.map(([color, text]) => (
        <li key={text} className={color}>
          {text}
        </li>
      ))}
    </ul>
  )
}
