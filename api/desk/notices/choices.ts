import { dutyKinds, noticeRights, type NoticeChoices, type NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type * as choicesApi from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Right } from '../../../contract/rights.ts'
import { texts } from '../../../texts/texts.ts'
import { may, type Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStoreAddress } from './readers.ts'
import { waysOf, wayOf } from './ways.ts'

type DeskCaller = Pick<Caller<'desk'>, 'account' | 'language'>

/** What of their rights the caller is told of. */
function kindsOf({ account }: DeskCaller): NoticeKind[] {
  const rights = Object.entries(noticeRights[account.side]) as [NoticeKind, Right | null][]
  return rights.flatMap(([kind, right]) => (right === null || may(account, account.side, right) ? [kind] : []))
}

export async function readChoices({ db }: Pick<Deps, 'db'>, caller: DeskCaller): Promise<NoticeChoices> {
  const { side, roles, storeId, membershipId } = caller.account
  const [rows, storeEmail] = await Promise.all([
    db<{ kind: NoticeKind; way: NoticeWay }[]>`
      select kind, way from notice_choice where membership_id = ${membershipId}`,
    storeId === null ? null : findStoreAddress(db, storeId),
  ])
  const chosen = new Map(rows.map(({ kind, way }) => [kind, way]))
  const items = kindsOf(caller).map((kind) => ({
    kind,
    way: wayOf({ side, kind, roles, chosen: chosen.get(kind) ?? null }),
    ways: waysOf(side, kind, roles).ways,
    isDuty: side === 'supplier' && dutyKinds.includes(kind),
  }))
  return { storeEmail, items }
}

/** Throws NOT_FOUND for a kind the caller is not told of, VALIDATION for a way that their role does not have. */
export async function chooseWay(
  deps: Pick<Deps, 'db'>,
  caller: DeskCaller,
  { kind, way }: InputOf<typeof choicesApi.choose>,
): Promise<NoticeChoices> {
  const { side, roles, membershipId } = caller.account
  if (!kindsOf(caller).includes(kind)) throw Problem.of('NOT_FOUND')
  if (!waysOf(side, kind, roles).ways.includes(way)) {
    const { wayClosed } = texts(caller.language).deskNotices
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { way: wayClosed } })
  }
  await deps.db`
    insert into notice_choice (membership_id, kind, way) values (${membershipId}, ${kind}, ${way})
    on conflict (membership_id, kind) do update set way = excluded.way`
  return readChoices(deps, caller)
}
