import type { AuditEntry } from '../../../contract/operator/audit.ts'
import { Link } from '../../frame/Link.tsx'
import { nameIn } from './name-in.ts'
import { pathOf } from './path-of.ts'
import { useOperatorAuditTexts } from './texts.ts'

/** What a deed was done to, with the way there. */
export function Target({ entry: { targetKind, targetId, targetName } }: { entry: AuditEntry }) {
  const t = useOperatorAuditTexts()
  if (targetKind === null || targetId === null) return null
  const to = pathOf(targetKind, targetId)
  const name = targetName ?? targetId
  return (
    <>
      <span className="block text-xs text-ink-2">{nameIn(t.kinds, targetKind)}</span>
      {to ? (
        <Link to={to} className="wrap-anywhere text-brand underline underline-offset-2">
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
    </>
  )
}
