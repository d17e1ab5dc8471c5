import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import { storePendingAction } from '../platform/pending-action.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { Button } from '../ui/Button.tsx'
import type { ButtonVariant } from '../ui/button-class.ts'
import { useRestockTexts } from './texts.ts'
import { useRestock } from './use-restock.ts'

type NotifyButtonProps = {
  product: { skuId: string; name: string; backText?: string | undefined }
  /** Before it is pressed; afterwards it is quiet. */
  variant?: NonNullable<ButtonVariant['variant']>
  size?: NonNullable<ButtonVariant['size']>
  className?: string
}

/** Has the shop mail once when a product is back; pressed again it does not. A visitor signs in first, and is noted then. */
export function NotifyButton({ product, variant = 'primary', size = 'md', className }: NotifyButtonProps) {
  const t = useRestockTexts()
  const { isBuyer, isBusy, isWaiting, setWaiting } = useRestock(product)
  return (
    <Button
      size={size}
      variant={isWaiting ? 'secondary' : variant}
      icon={isWaiting ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      isLoading={isBuyer && isBusy}
      aria-pressed={isWaiting}
      aria-label={isWaiting ? t.notifiedNamed(product.name) : t.notifyNamed(product.name)}
      onClick={() => {
        if (isBuyer) return setWaiting(!isWaiting)
        // Continues once somebody has signed in or registered.
        storePendingAction({ kind: 'restock', input: { skuId: product.skuId, name: product.name } })
        openSignIn()
        return undefined
      }}
      className={className}
    >
      {isWaiting ? t.notified : t.notify}
    </Button>
  )
}
