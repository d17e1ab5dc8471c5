import Lock from 'lucide-react/icons/lock-keyhole'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useTexts } from '../platform/texts.ts'

/** Stands for the price a visitor does not see; opens the sign-in. */
export function PriceGate({ name }: { name: string }) {
  const t = useTexts().catalogue.card
  return (
    <button
      type="button"
      aria-label={`${t.priceGate}: ${name}`}
      onClick={() => openSignIn()}
      className="visitor-only price-gate"
    >
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      {t.priceGate}
    </button>
  )
}
