import Banknote from 'lucide-react/icons/banknote'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import BookOpenText from 'lucide-react/icons/book-open-text'
import FileCheck from 'lucide-react/icons/file-check'
import Handshake from 'lucide-react/icons/handshake'
import Landmark from 'lucide-react/icons/landmark'
import KeyRound from 'lucide-react/icons/key-round'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Store from 'lucide-react/icons/store'
import UserCog from 'lucide-react/icons/user-cog'
import Webhook from 'lucide-react/icons/webhook'
import { useStaffTexts } from './account/desk/texts.ts'
import { useApiKeyTexts } from './account/api-keys/texts.ts'
import { useBookTexts } from './books/supplier/texts.ts'
import { useWebhookTexts } from './webhooks/supplier/texts.ts'
import type { Place } from './desk/workplace.ts'
import { useDeliveryTexts } from './delivery/texts.ts'
import { listParameters } from './desk/list/list-address.ts'
import { useNoticeChoiceTexts } from './desk/notices/choice-texts.ts'
import { useNetTermsTexts } from './net-terms/supplier/texts.ts'
import { useSetUpTexts } from './onboarding/supplier/texts.ts'
import { useBankTexts } from './payouts/supplier/bank-texts.ts'
import { usePayoutTexts } from './payouts/supplier/texts.ts'
import { usePaperTexts } from './papers/texts.ts'
import { useSettingsTexts } from './store-settings/supplier/texts.ts'

/** Those of a store's money and settings. */
export const settingsPlaces: Place<'supplier'>[] = [
  {
    path: 'payouts',
    name: 'payouts',
    right: 'finance',
    query: ['state', 'year', 'open', 'rows', 'after', 'before'],
    texts: usePayoutTexts,
    rail: { icon: Banknote, group: 'money' },
    read: () => import('./payouts/supplier/Payouts.tsx'),
  },
  {
    path: 'receivables',
    name: 'receivables',
    right: 'finance',
    query: [...listParameters],
    texts: useNetTermsTexts,
    rail: { icon: ReceiptText, group: 'money' },
    read: () => import('./net-terms/supplier/Receivables.tsx'),
  },
  {
    path: 'net-terms',
    name: 'netTerms',
    right: 'finance',
    query: [...listParameters],
    texts: useNetTermsTexts,
    rail: { icon: Handshake, group: 'money' },
    read: () => import('./net-terms/supplier/NetTerms.tsx'),
  },
  {
    path: 'bank',
    name: 'bank',
    right: 'finance',
    texts: useBankTexts,
    rail: { icon: Landmark, group: 'money' },
    read: () => import('./payouts/supplier/Bank.tsx'),
  },
  {
    path: 'setup',
    name: 'setup',
    right: 'store',
    texts: useSetUpTexts,
    read: () => import('./onboarding/supplier/SetUp.tsx'),
  },
  {
    path: 'delivery',
    name: 'delivery',
    right: 'store',
    texts: useDeliveryTexts,
    rail: { icon: CalendarClock, group: 'settings' },
    read: () => import('./delivery/supplier/DeliveryCalendar.tsx'),
  },
  {
    path: 'papers',
    name: 'papers',
    right: 'store',
    texts: usePaperTexts,
    rail: { icon: FileCheck, group: 'settings' },
    read: () => import('./papers/supplier/Papers.tsx'),
  },
  {
    path: 'settings',
    name: 'settings',
    right: 'store',
    query: ['view'],
    texts: useSettingsTexts,
    rail: { icon: Store, group: 'settings' },
    read: () => import('./store-settings/supplier/Settings.tsx'),
  },
  {
    path: 'books',
    name: 'books',
    right: 'finance',
    query: ['year'],
    texts: useBookTexts,
    rail: { icon: BookOpenText, group: 'money' },
    read: () => import('./books/supplier/Books.tsx'),
  },
  {
    path: 'settings/notifications',
    name: 'notices',
    right: null,
    texts: useNoticeChoiceTexts,
    read: () => import('./desk/notices/NoticeChoices.tsx'),
  },
  {
    path: 'team',
    name: 'team',
    right: 'team',
    query: ['role'],
    texts: useStaffTexts,
    rail: { icon: UserCog, group: 'settings' },
    read: () => import('./account/supplier/Team.tsx'),
  },
  {
    path: 'api-keys',
    name: 'apiKeys',
    right: 'apiKeys',
    texts: useApiKeyTexts,
    rail: { icon: KeyRound, group: 'settings' },
    read: () => import('./account/supplier/ApiKeys.tsx'),
  },
  {
    path: 'webhooks',
    name: 'webhooks',
    right: 'apiKeys',
    texts: useWebhookTexts,
    rail: { icon: Webhook, group: 'settings' },
    read: () => import('./webhooks/supplier/Webhooks.tsx'),
  },
]
