import { dataOrNothing } from '../../platform/reads/read.ts'
import { initialsOf } from './initials.ts'
import { useRoleNames } from './role-names.ts'
import { useWorkplaceRoutes } from './workplace-context.ts'
import { useWorkplace } from './workplace-queries.ts'

/** Whom one works for, and as what; nothing for the operators' team, of which there is one. */
export function StoreTile() {
  const { side } = useWorkplaceRoutes()
  const names = useRoleNames(side)
  const workplace = dataOrNothing(useWorkplace())
  if (side === 'operator') return null
  const roles = (workplace?.roles ?? []).map((role) => names[role]).join(', ')
  return (
    <div className="desk-who">
      <StoreMark />
      <span className="desk-who-name">
        <b>{workplace?.store?.name ?? '…'}</b>
        <span>{[roles, workplace?.store?.cityName].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  )
}

/** The initials of the store on its colour. */
export function StoreMark() {
  const store = dataOrNothing(useWorkplace())?.store
  return (
    <span className="desk-tile" aria-hidden="true" style={{ background: store?.tileColor }}>
      {initialsOf(store?.name ?? '')}
    </span>
  )
}
