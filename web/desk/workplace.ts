import type { ComponentType, SVGProps } from 'react'
import type { Right } from '../../contract/rights.ts'
import type { RouteHandle } from '../frame/loading.ts'
import type { DeskTexts } from './texts.ts'

export type Side = 'supplier' | 'operator'

/** The headings of the rail, from the top; 'end' stands at its lower end. */
export type Group =
  | 'work'
  | 'range'
  | 'sales'
  | 'money'
  | 'accounts'
  | 'content'
  | 'rules'
  | 'settings'
  | 'system'
  | 'end'

/** What a page that stands in the rail shows there. */
export type RailEntry = {
  icon: ComponentType<SVGProps<SVGSVGElement>>
  group: Group
  /** Which of the places of a phone's bar it takes; without one it stands behind 'More'. */
  phone?: 1 | 2 | 3 | 4
}

/** One page of a workplace: a line in supplier-routes.ts or operator-routes.ts. */
export type Place<S extends Side = Side> = {
  /** Pattern behind `/supplier` or `/operator`; '' is the first page. Also names the page in lists of badges. */
  path: string
  /** Its name in texts/*\/desk/frame.ts: rail, title and browser tab. */
  name: keyof DeskTexts['places'][S]
  /** What a member needs for it; null is for every member. */
  right: Right | null
  read: () => Promise<{ Component: ComponentType }>
  /** Search parameters the page reads. */
  query?: readonly string[]
  /** Its own sentences. */
  texts?: RouteHandle['texts']
  /** Left out for a page that others lead to, as that of one product. */
  rail?: RailEntry
  /** Needs the width: the rail is folded to symbols. */
  isWide?: boolean
}

/** Where a member says which notices also come by mail. */
export const noticeChoicesPath = (side: Side) =>
  placePath(side, side === 'supplier' ? 'settings/notifications' : 'notifications')

export const placePath = (side: Side, path: string) => (path === '' ? `/${side}` : `/${side}/${path}`)
