import { paymentIcons, paymentMethodCodes } from '../../contract/payment-methods.ts'
import { paymentSymbols } from '../platform/payment-symbols.ts'
import { useFooterTexts } from './footer-texts.ts'

/** The ways to pay, typeset instead of logos. */
export function PaymentChips() {
  const { payments } = useFooterTexts()
  return (
    <ul className="flex flex-wrap gap-2">
      {paymentMethodCodes.map((code) => {
        // Only who has agreed with a store pays so.
        if (code === 'NET_TERMS') return null
        const Icon = paymentSymbols[paymentIcons[code]]
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
