import BookCheck from 'lucide-react/icons/book-check'
import FolderTree from 'lucide-react/icons/folder-tree'
import Cog from 'lucide-react/icons/cog'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import ListChecks from 'lucide-react/icons/list-checks'
import Package from 'lucide-react/icons/package'
import Boxes from 'lucide-react/icons/boxes'
import StoreIcon from 'lucide-react/icons/store'
import TextSearch from 'lucide-react/icons/text-search'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import { useStaffTexts } from './account/desk/texts.ts'
import { useApprovalTexts } from './approvals/operator/texts.ts'
import { useOperatorAuditTexts } from './audit/operator/texts.ts'
import { useOperatorBuyerTexts } from './buyers/operator/texts.ts'
import { useCategoryAttributeTexts } from './categories/operator/attributes/texts.ts'
import { useOperatorCategoryTexts } from './categories/operator/texts.ts'
import { useClaimTexts } from './claims/texts.ts'
import { listParameters } from './desk/list/list-address.ts'
import { useNoticeChoiceTexts } from './desk/notices/choice-texts.ts'
import type { Place } from './desk/workplace.ts'
import { useOperatorHealthTexts } from './health/operator/texts.ts'
import { useOperatorJobTexts } from './jobs/operator/texts.ts'
import { operatorContentPlaces } from './operator-content-routes.ts'
import { operatorMoneyPlaces } from './operator-money-routes.ts'
import { useOperatorOrderTexts } from './orders/operator/texts.ts'
import { useOverviewTexts } from './overview/operator/texts.ts'
import { useJudgedListTexts } from './range/operator/texts.ts'
import { useOperatorStoreTexts } from './operated-stores/operator/texts.ts'
import { useTicketTexts } from './tickets/operator/texts.ts'
import { useOperatorSearchTexts } from './search/operator/texts.ts'

const auditFilters = 'q from to actor action kind target storeId buyer isImpersonated'.split(' ')
const orderFilters =
  'buyerId storeId status paymentStatus method grossFrom grossTo hasProblem isImpersonated from to'.split(' ')

/** The pages of the operators' workplace, in the order of the rail. CONTRIBUTING says how one is added. */
export const operatorPlaces: Place<'operator'>[] = [
  {
    path: '',
    name: 'overview',
    right: null,
    texts: useOverviewTexts,
    rail: { icon: House, group: 'work', phone: 1 },
    read: () => import('./overview/operator/Overview.tsx'),
  },
  {
    path: 'approvals',
    name: 'approvals',
    right: null,
    query: ['view', 'id', 'after', 'before'],
    texts: useApprovalTexts,
    rail: { icon: ListChecks, group: 'work', phone: 2 },
    read: () => import('./approvals/operator/Approvals.tsx'),
  },
  {
    path: 'orders',
    name: 'orders',
    right: 'orders',
    query: [...listParameters, ...orderFilters],
    texts: useOperatorOrderTexts,
    rail: { icon: Package, group: 'work', phone: 3 },
    read: () => import('./orders/operator/Orders.tsx'),
  },
  {
    path: 'orders/:orderNumber',
    name: 'order',
    right: 'orders',
    texts: useOperatorOrderTexts,
    read: () => import('./orders/operator/Order.tsx'),
  },
  {
    path: 'claims/:number',
    name: 'claim',
    right: 'orders',
    texts: useClaimTexts,
    read: () => import('./claims/operator/Claim.tsx'),
  },
  {
    path: 'tickets',
    name: 'tickets',
    right: 'buyers',
    query: [...listParameters, 'owner', 'subject', 'language'],
    texts: useTicketTexts,
    rail: { icon: Inbox, group: 'work' },
    read: () => import('./tickets/operator/Tickets.tsx'),
  },
  {
    path: 'tickets/:ticketNumber',
    name: 'ticket',
    right: 'buyers',
    texts: useTicketTexts,
    read: () => import('./tickets/operator/Ticket.tsx'),
  },
  ...operatorMoneyPlaces,
  {
    path: 'buyers',
    name: 'buyers',
    right: 'buyers',
    query: ['q', 'after', 'before', 'businessType', 'place', 'vatIdStatus', 'mark'],
    texts: useOperatorBuyerTexts,
    rail: { icon: Users, group: 'accounts', phone: 4 },
    read: () => import('./buyers/operator/Buyers.tsx'),
  },
  {
    path: 'buyers/:id',
    name: 'buyer',
    right: 'buyers',
    texts: useOperatorBuyerTexts,
    read: () => import('./buyers/operator/Buyer.tsx'),
  },
  {
    path: 'stores',
    name: 'stores',
    right: 'readStores',
    query: [...listParameters],
    texts: useOperatorStoreTexts,
    rail: { icon: StoreIcon, group: 'accounts' },
    read: () => import('./operated-stores/operator/Stores.tsx'),
  },
  {
    path: 'stores/:slug',
    name: 'store',
    right: 'readStores',
    texts: useOperatorStoreTexts,
    read: () => import('./operated-stores/operator/Store.tsx'),
  },
  {
    path: 'products',
    name: 'products',
    right: 'catalogue',
    query: [...listParameters, 'store', 'category', 'mark', 'run'],
    texts: useJudgedListTexts,
    rail: { icon: Boxes, group: 'range' },
    read: () => import('./range/operator/Products.tsx'),
  },
  {
    path: 'categories',
    name: 'categories',
    right: 'catalogue',
    texts: useOperatorCategoryTexts,
    rail: { icon: FolderTree, group: 'range' },
    read: () => import('./categories/operator/Categories.tsx'),
  },
  {
    path: 'categories/:slug',
    name: 'attributes',
    right: 'catalogue',
    texts: useCategoryAttributeTexts,
    read: () => import('./categories/operator/attributes/AttributeSet.tsx'),
  },
  {
    path: 'search',
    name: 'search',
    right: 'synonyms',
    query: ['view', 'q', 'language', 'page'],
    texts: useOperatorSearchTexts,
    rail: { icon: TextSearch, group: 'range' },
    read: () => import('./search/operator/Search.tsx'),
  },
  ...operatorContentPlaces,
  {
    path: 'audit',
    name: 'audit',
    right: 'audit',
    query: ['view', 'after', 'before', ...auditFilters],
    texts: useOperatorAuditTexts,
    rail: { icon: BookCheck, group: 'system' },
    read: () => import('./audit/operator/Audit.tsx'),
  },
  {
    path: 'notifications',
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
    rail: { icon: UserCog, group: 'system' },
    read: () => import('./account/operator/Team.tsx'),
  },
  {
    path: 'jobs',
    name: 'jobs',
    right: 'system',
    query: ['view', 'q', 'after', 'before', 'kind', 'queue', 'from', 'to'],
    texts: useOperatorJobTexts,
    rail: { icon: Cog, group: 'system' },
    read: () => import('./jobs/operator/Jobs.tsx'),
  },
  {
    path: 'health',
    name: 'health',
    right: 'system',
    texts: useOperatorHealthTexts,
    rail: { icon: HeartPulse, group: 'system' },
    read: () => import('./health/operator/Health.tsx'),
  },
]
