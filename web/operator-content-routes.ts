import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Layers from 'lucide-react/icons/layers'
import Megaphone from 'lucide-react/icons/megaphone'
import Newspaper from 'lucide-react/icons/newspaper'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { Place } from './desk/workplace.ts'
import { useOperatorMagazineTexts } from './magazine/operator/texts.ts'
import {
  useOperatorCollectionTexts,
  useOperatorCouponTexts,
  useOperatorPromotionTexts,
} from './promotions/operator/texts.ts'

/** The operators' pages of what the shop shows beside its goods, as they stand in the rail. */
export const operatorContentPlaces: Place<'operator'>[] = [
  {
    path: 'front-page',
    name: 'frontPage',
    right: 'content',
    texts: useOperatorPromotionTexts,
    rail: { icon: LayoutDashboard, group: 'content' },
    isWide: true,
    read: () => import('./promotions/operator/FrontPage.tsx'),
  },
  {
    path: 'magazine',
    name: 'magazine',
    right: 'content',
    query: ['view', 'q', 'topic', 'from', 'to', 'after', 'before', 'new'],
    texts: useOperatorMagazineTexts,
    rail: { icon: Newspaper, group: 'content' },
    read: () => import('./magazine/operator/Posts.tsx'),
  },
  {
    path: 'magazine/:id',
    name: 'post',
    right: 'content',
    texts: useOperatorMagazineTexts,
    isWide: true,
    read: () => import('./magazine/operator/Post.tsx'),
  },
  {
    path: 'collections',
    name: 'collections',
    right: 'content',
    query: ['view', 'q', 'new'],
    texts: useOperatorCollectionTexts,
    rail: { icon: Layers, group: 'content' },
    read: () => import('./promotions/operator/collections/Collections.tsx'),
  },
  {
    path: 'collections/:slug',
    name: 'collection',
    right: 'content',
    texts: useOperatorCollectionTexts,
    isWide: true,
    read: () => import('./promotions/operator/collections/Collection.tsx'),
  },
  {
    path: 'promotions',
    name: 'promotions',
    right: 'content',
    query: ['view', 'q', 'placement', 'store'],
    texts: useOperatorPromotionTexts,
    rail: { icon: Megaphone, group: 'content' },
    read: () => import('./promotions/operator/Promotions.tsx'),
  },
  {
    path: 'coupons',
    name: 'coupons',
    right: 'content',
    query: ['view', 'q', 'after', 'before', 'store', 'sort', 'new'],
    texts: useOperatorCouponTexts,
    rail: { icon: TicketPercent, group: 'content' },
    read: () => import('./promotions/operator/Coupons.tsx'),
  },
]
