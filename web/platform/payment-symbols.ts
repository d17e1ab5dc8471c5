import Banknote from 'lucide-react/icons/banknote'
import Clock from 'lucide-react/icons/clock'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Wallet from 'lucide-react/icons/wallet'
import type { ComponentType, SVGProps } from 'react'
import type { PaymentIcon } from '../../contract/payment-methods.ts'

/** The symbols beside the ways to pay. */
export const paymentSymbols: Record<PaymentIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  card: CreditCard,
  phone: Smartphone,
  clock: Clock,
  wallet: Wallet,
  bank: Landmark,
  banknote: Banknote,
}
