import FileUp from 'lucide-react/icons/file-up'
import House from 'lucide-react/icons/house'
import Recycle from 'lucide-react/icons/recycle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Package from 'lucide-react/icons/package'
import PackageOpen from 'lucide-react/icons/package-open'
import Palette from 'lucide-react/icons/palette'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import PackageX from 'lucide-react/icons/package-x'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Table2 from 'lucide-react/icons/table-2'
import { useClaimTexts } from './claims/texts.ts'
import { useSheetTexts } from './change-sets/supplier/texts.ts'
import { listParameters } from './desk/list/list-address.ts'
import { useSupplierDesignTexts } from './designs/supplier/texts.ts'
import type { Place } from './desk/workplace.ts'
import { usePackingTexts } from './orders/supplier/packing/texts.ts'
import { useEmptiesTexts } from './orders/empties/texts.ts'
import { useAccessRequestTexts } from './exclusive/supplier/texts.ts'
import { useEditorTexts, useRangeTexts } from './range/texts.ts'
import { useRecallTexts } from './recalls/texts.ts'
import { useMessageTexts } from './messages/texts.ts'
import { useImportTexts } from './import/supplier/texts.ts'
import { useTodayTexts } from './today/supplier/texts.ts'
import { useReviewTexts } from './reviews/supplier/texts.ts'
import { settingsPlaces } from './supplier-settings-routes.ts'

/** The pages of a supplier's workplace, in the order of the rail. CONTRIBUTING says how one is added. */
export const supplierPlaces: Place<'supplier'>[] = [
  {
    path: '',
    name: 'today',
    right: null,
    rail: { icon: House, group: 'work', phone: 1 },
    texts: useTodayTexts,
    read: () => import('./today/supplier/Today.tsx'),
  },
  {
    path: 'orders',
    name: 'orders',
    right: 'viewOrders',
    query: [
      ...listParameters,
      'due',
      'status',
      'payment',
      'buyerId',
      'postcode',
      'product',
      'category',
      'netFrom',
      'netTo',
      'returning',
      'note',
      'design',
      'columns',
    ],
    texts: usePackingTexts,
    rail: { icon: Package, group: 'work', phone: 2 },
    read: () => import('./orders/supplier/Orders.tsx'),
  },
  {
    path: 'packing',
    name: 'packing',
    right: 'pack',
    query: ['orders'],
    texts: usePackingTexts,
    rail: { icon: PackageOpen, group: 'work', phone: 3 },
    read: () => import('./orders/supplier/packing/Packing.tsx'),
  },
  {
    path: 'claims',
    name: 'claims',
    right: 'viewOrders',
    query: listParameters,
    texts: useClaimTexts,
    rail: { icon: PackageX, group: 'work' },
    read: () => import('./claims/supplier/Claims.tsx'),
  },
  {
    path: 'recalls',
    name: 'recalls',
    right: 'orders',
    query: listParameters,
    texts: useRecallTexts,
    rail: { icon: TriangleAlert, group: 'work' },
    read: () => import('./recalls/supplier/Recalls.tsx'),
  },
  {
    path: 'messages',
    name: 'messages',
    right: 'sales',
    query: listParameters,
    texts: useMessageTexts,
    rail: { icon: MessagesSquare, group: 'work' },
    read: () => import('./messages/supplier/Messages.tsx'),
  },
  {
    path: 'products',
    name: 'products',
    right: 'products',
    query: [...listParameters, 'category', 'brand', 'mark', 'missing', 'run', 'new'],
    texts: useRangeTexts,
    rail: { icon: ShoppingBag, group: 'range', phone: 4 },
    read: () => import('./range/supplier/Products.tsx'),
  },
  {
    path: 'products/:skuId',
    name: 'products',
    right: 'products',
    query: ['section'],
    texts: useEditorTexts,
    read: () => import('./range/supplier/editor/Product.tsx'),
    isWide: true,
  },
  {
    path: 'prices',
    name: 'prices',
    right: 'stock',
    query: [...listParameters, 'status', 'group', 'skus', 'columns'],
    texts: useSheetTexts,
    rail: { icon: Table2, group: 'range' },
    read: () => import('./change-sets/supplier/Prices.tsx'),
    isWide: true,
  },
  {
    path: 'prices/changes',
    name: 'changes',
    right: 'prices',
    query: ['after'],
    texts: useSheetTexts,
    read: () => import('./change-sets/supplier/Changes.tsx'),
  },
  {
    path: 'imports',
    name: 'imports',
    right: 'prices',
    query: ['state', 'by', 'from', 'to', 'open', 'rows', 'after', 'before'],
    texts: useImportTexts,
    rail: { icon: FileUp, group: 'range' },
    read: () => import('./import/supplier/Imports.tsx'),
  },
  {
    path: 'imports/:id',
    name: 'imports',
    right: 'prices',
    query: listParameters,
    texts: useImportTexts,
    read: () => import('./import/supplier/Import.tsx'),
  },
  {
    path: 'empties',
    name: 'empties',
    right: 'readOrders',
    query: ['page'],
    texts: useEmptiesTexts,
    rail: { icon: Recycle, group: 'sales' },
    read: () => import('./orders/supplier/empties/Empties.tsx'),
  },
  {
    path: 'empties/:id',
    name: 'empties',
    right: 'readOrders',
    query: ['page'],
    texts: useEmptiesTexts,
    read: () => import('./orders/supplier/empties/Holder.tsx'),
  },
  {
    path: 'access-requests',
    name: 'accessRequests',
    right: 'sales',
    query: ['view', 'businessType', 'product', 'page'],
    texts: useAccessRequestTexts,
    rail: { icon: LockKeyhole, group: 'sales' },
    read: () => import('./exclusive/supplier/AccessRequests.tsx'),
  },
  {
    path: 'reviews',
    name: 'reviews',
    right: 'sales',
    query: ['rate', 'answer', 'report', 'product', 'page'],
    texts: useReviewTexts,
    rail: { icon: Star, group: 'sales' },
    read: () => import('./reviews/supplier/Reviews.tsx'),
  },
  {
    path: 'product-designs',
    name: 'designs',
    right: 'sales',
    query: [...listParameters, 'status', 'technique'],
    texts: useSupplierDesignTexts,
    rail: { icon: Palette, group: 'sales' },
    read: () => import('./designs/supplier/Designs.tsx'),
  },
  {
    path: 'product-designs/:id',
    name: 'designs',
    right: 'sales',
    texts: useSupplierDesignTexts,
    read: () => import('./designs/supplier/Design.tsx'),
  },
  ...settingsPlaces,
]
