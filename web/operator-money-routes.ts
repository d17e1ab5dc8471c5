import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import type { Place } from './desk/workplace.ts'
import { useBankStatementTexts } from './bank-statements/operator/texts.ts'
import { useOperatorPaymentTexts } from './payments/operator/texts.ts'
import { useOperatorPayoutTexts } from './payouts/operator/texts.ts'

/** The operators' pages of money, as they stand in the rail. */
export const operatorMoneyPlaces: Place<'operator'>[] = [
  {
    path: 'payments',
    name: 'payments',
    right: 'money',
    query: ['view', 'q', 'state', 'method', 'differs', 'large', 'deadline', 'from', 'to', 'after', 'before'],
    texts: useOperatorPaymentTexts,
    rail: { icon: CreditCard, group: 'work' },
    read: () => import('./payments/operator/Payments.tsx'),
  },
  {
    path: 'payouts',
    name: 'payouts',
    right: 'payouts',
    query: ['after', 'before'],
    texts: useOperatorPayoutTexts,
    rail: { icon: Landmark, group: 'work' },
    read: () => import('./payouts/operator/Payouts.tsx'),
  },
  {
    path: 'payouts/next',
    name: 'nextPayouts',
    right: 'payouts',
    texts: useOperatorPayoutTexts,
    read: () => import('./payouts/operator/NextPayouts.tsx'),
  },
  {
    path: 'payouts/statements',
    name: 'bankStatements',
    right: 'payouts',
    query: ['after', 'before'],
    texts: useBankStatementTexts,
    read: () => import('./bank-statements/operator/BankStatements.tsx'),
  },
  {
    path: 'payouts/statements/:statementId',
    name: 'bankStatement',
    right: 'payouts',
    texts: useBankStatementTexts,
    read: () => import('./bank-statements/operator/BankStatement.tsx'),
  },
  {
    path: 'payouts/:runNumber',
    name: 'payoutRun',
    right: 'payouts',
    texts: useOperatorPayoutTexts,
    read: () => import('./payouts/operator/PayoutRun.tsx'),
  },
]
