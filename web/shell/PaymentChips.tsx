import Banknote from 'lucide-react/icons/banknote'
import Clock from 'lucide-react/icons/clock'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Wallet from 'lucide-react/icons/wallet'
import { useTexts } from '../platform/texts.ts'

const icons = {
  creditCard: CreditCard,
  applePay: Smartphone,
  klarna: Clock,
  payPal: Wallet,
  ideal: Landmark,
  bankTransfer: Banknote,
}

/** The six ways to pay, typeset instead of logos. */
export function PaymentChips() {
  const { payments } = useTexts().shell
  return (
    <ul className="flex flex-wrap gap-2">
      {(Object.keys(icons) as (keyof typeof icons)[]).map((method) => {
        const Icon = icons[method]
        return (
          <li key={method} className="payment-chip">
            <Icon className="size-4" aria-hidden="true" />
            {payments[method]}
          </li>
        )
      })}
    </ul>
  )
}
