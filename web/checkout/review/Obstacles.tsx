import InfoIcon from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useCartTexts } from '../../platform/cart-texts.ts'
import type { Hindrance } from './hindrances.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useCheckoutTexts } from '../texts.ts'

type ObstaclesProps = { blocking: Hindrance[]; warnings: { code: string; productSkuId: string; message: string }[] }

/** What stands in the way of the order, and what has changed but does not. */
export function Obstacles({ blocking, warnings }: ObstaclesProps) {
  const cart = useCartTexts()
  const t = useCheckoutTexts().review
  const sentences = {
    ...cart.blocking,
    ADDRESS_MISSING: t.addressMissing,
    EMAIL_NOT_CONFIRMED: t.emailNotConfirmed,
    IMPERSONATED: t.impersonated,
  }
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {blocking.length > 0 && (
        <div className="rounded-md bg-danger-soft px-4 py-3 text-sm">
          <p className="flex items-center gap-2 font-semibold text-danger">
            <TriangleAlert className="size-[18px]" aria-hidden="true" />
            {t.notPossible}
          </p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {blocking.map((code) => (
              <li key={code}>{sentences[code]}</li>
            ))}
          </ul>
          {blocking.some((code) => code !== 'EMAIL_NOT_CONFIRMED' && code !== 'IMPERSONATED') && (
            <Link to={paths.cart()} className="mt-2 inline-block py-1 font-semibold text-brand underline">
              {t.toCart}
            </Link>
          )}
        </div>
      )}
      {warnings.length > 0 && (
        <div className="rounded-md bg-info-soft px-4 py-3 text-sm">
          <p className="flex items-center gap-2 font-semibold text-info">
            <InfoIcon className="size-[18px]" aria-hidden="true" />
            {t.warnings}
          </p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {warnings.map(({ code, productSkuId, message }) => (
              <li key={`${productSkuId}-${code}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
