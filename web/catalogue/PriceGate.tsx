import Lock from 'lucide-react/icons/lock-keyhole'
import { openSignIn } from '../platform/sign-in.ts'
import { useTexts } from '../platform/texts.ts'

/** Stands for the price a visitor does not see; opens the sign-in. */
export function PriceGate({ name }: { name: string }) {
  const t = useTexts().catalogue.card
  return (
    <button
      type="button"
      aria-label={`${t.priceGate}: ${name}`}
      onClick={() => openSignIn()}
      className="visitor-only flex h-[38px] w-full items-center gap-2 rounded-full bg-brand-soft px-3.5 text-left text-[13px] font-semibold text-brand transition hover:brightness-97 lg:text-sm"
    >
      <Lock aria-hidden="true" className="size-4" />
      <span className="truncate">{t.priceGate}</span>
    </button>
  )
}
