import type { NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import type { Role, Side } from '../../../contract/rights.ts'

export type WaysOfKind = { ways: NoticeWay[]; usual: NoticeWay }

/** What one member alone has asked for or written. */
const own: { [S in Side]?: { [K in NoticeKind]?: NoticeWay } } = {
  supplier: { IMPORT: 'BELL', EXPORT: 'MAIL' },
  operator: { DECISION: 'MAIL', EXPORT: 'MAIL' },
}

/** Where notices of a kind can go for who has these roles, and where they go until they choose. */
export function waysOf(side: Side, kind: NoticeKind, roles: readonly Role[]): WaysOfKind {
  const usual = own[side]?.[kind]
  if (usual) return { ways: ['MAIL', 'BELL'], usual }
  if (side !== 'supplier' || !roles.includes('OWNER')) return { ways: ['MAIL', 'BELL'], usual: 'BELL' }
  return { ways: ['STORE', 'MAIL', 'BELL'], usual: kind === 'BELOW_GOAL' ? 'BELL' : 'STORE' }
}

type OfMember = { side: Side; kind: NoticeKind; roles: readonly Role[]; chosen: NoticeWay | null }

/** As chosen, where the role still has that way. */
export function wayOf({ side, kind, roles, chosen }: OfMember): NoticeWay {
  const { ways, usual } = waysOf(side, kind, roles)
  return chosen && ways.includes(chosen) ? chosen : usual
}
