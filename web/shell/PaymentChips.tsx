import Banknote from 'lucide-react/icons/banknote'
import Clock from 'lucide-react/icons/clock'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Wallet from 'lucide-react/icons/wallet'
import type { ComponentType, SVGProps } from 'react'
import { paymentIcons, paymentMethodCodes, type PaymentIcon } from '../../contract/payment-methods.ts'
import { useTexts } from '../platform/texts.ts'

const icons: Record<PaymentIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  card: CreditCard,
  phone: Smartphone,
  clock: Clock,
  wallet: Wallet,
  bank: Landmark,
  banknote: Banknote,
}

/** The ways to pay, typeset instead of logos. */
export function PaymentChips() {
  const { payments } = useTexts().shell
  return (
    <ul className="flex flex-wrap gap-2">
      {paymentMethodCodes.map((code) => {
        const Icon = icons[paymentIcons[code]]
        const { name, chip = name } = payments[code]
        return (
          <li key={code} className="payment-chip">
            <Icon className="size-4" aria-hidden="true" />
            {chip}
          </li>
        )
      })}
    </ul>
  )
}
