import { useMemberships, useSwitchMembership } from './team.ts'
import { useTeamTexts } from './team-texts.ts'

/** What else the person belongs to, in the account menu; picking one goes on as it. */
export function OtherMemberships({ className, onPick }: { className: string; onPick: () => void }) {
  const t = useTeamTexts().memberships
  const memberships = useMemberships()
  const { mutate } = useSwitchMembership()
  if (memberships.state === 'coming') return null
  if (memberships.state === 'failed') return <p className="px-3 py-2 text-sm text-ink-2">{t.failed}</p>
  return (
    <div className="mt-2 border-t border-line pt-2">
      <p className="px-3 text-sm text-ink-3">{t.title}</p>
      <ul>
        {memberships.data
          .filter(({ isActing }) => !isActing)
          .map((membership) => (
            <li key={membership.id}>
              <button
                type="button"
                className={className}
                onClick={() => {
                  onPick()
                  mutate(membership)
                }}
              >
                {t.actAs(membership.name || t.operators)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
