import { useState } from 'react'
import type { StaffRole } from '../../../contract/rights.ts'
import type { StaffInvitation, StaffMember } from '../../../contract/team/staff.ts'
import { Card } from '../../desk/Card.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { dayText, recentDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { StaffDialog, type ChosenDeed } from './StaffDialog.tsx'
import { rolesOfSide, staffName, useStaff, useStaffRoleNames, type StaffSide } from './staff.ts'
import { useStaffTexts } from './texts.ts'

/** Who works for a store or in the operators' team, and who is invited. */
export function StaffPage({ side }: { side: StaffSide }) {
  const t = useStaffTexts()
  const { places } = useDeskTexts()
  const read = useStaff(side)
  const names = useStaffRoleNames(side)
  const address = useListAddress()
  const role = rolesOfSide[side].find((one) => one === address.search.get('role'))
  const [chosen, setChosen] = useState<ChosenDeed | null>(null)
  const { name, roles, factor, seen, deeds } = t.columns
  return (
    <div className="desk-page">
      <PageHead title={places[side].team} lead={t.lead[side]}>
        <Button size="sm" onClick={() => setChosen({ deed: 'invite' })}>
          {t.invite}
        </Button>
      </PageHead>
      <ListFilters
        searchLabel={undefined}
        address={address}
        filters={[
          {
            name: 'role',
            label: t.roleFilter,
            options: rolesOfSide[side].map((value) => ({ value, label: names[value]! })),
          },
        ]}
      />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-60" />}>
        {({ members, invitations }) => (
          <div className="grid gap-4">
            <Card title={t.members}>
              <PlainTable
                label={places[side].team}
                columns={[name, roles, factor, seen, deeds].map((each) => ({ name: each }))}
              >
                {members.filter(hasRole(role)).map((member) => (
                  <MemberRow key={member.id} side={side} member={member} onChoose={setChosen} />
                ))}
              </PlainTable>
            </Card>
            {invitations.some(hasRole(role)) && (
              <Card title={t.invitations}>
                <ul className="divide-y divide-line">
                  {invitations.filter(hasRole(role)).map((invitation) => (
                    <InvitationRow key={invitation.id} side={side} invitation={invitation} onChoose={setChosen} />
                  ))}
                </ul>
              </Card>
            )}
          </div>
        )}
      </QueryView>
      {chosen && <StaffDialog side={side} chosen={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

const hasRole =
  (role: StaffRole | undefined) =>
  ({ roles }: { roles: readonly StaffRole[] }) =>
    role === undefined || roles.includes(role)

type Choosing = { side: StaffSide; onChoose: (chosen: ChosenDeed) => void }

function MemberRow({ side, member, onChoose }: Choosing & { member: StaffMember }) {
  const t = useStaffTexts()
  const language = useLanguage()
  const { email, since, roles, hasSecondFactor, lastSeenAt, sessions, isSelf } = member
  const name = staffName(member)
  const button = (deed: 'roles' | 'end' | 'remove') => (
    <Button
      size="sm"
      variant={deed === 'remove' ? 'quiet' : 'secondary'}
      aria-label={t.named(t[deed], name)}
      onClick={() => onChoose({ deed, member })}
    >
      {t[deed]}
    </Button>
  )
  return (
    <tr className="align-top [&>td]:py-3">
      <td>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isSelf && <Tag>{t.you}</Tag>}
        </p>
        <p className="text-ink-2">
          {email} · {t.since(dayText(since, language))}
        </p>
      </td>
      <td>
        <RoleTags side={side} roles={roles} />
      </td>
      <td>
        <Tag variant={hasSecondFactor ? 'ok' : 'warn'}>{t.factor[hasSecondFactor ? 'on' : 'off']}</Tag>
      </td>
      <td className="whitespace-nowrap text-ink-2">
        {lastSeenAt ? (
          <>
            {recentDateText(lastSeenAt, language)}
            <small className="block">{t.sessions(sessions)}</small>
          </>
        ) : (
          t.never
        )}
      </td>
      <td>
        <span className="flex flex-wrap gap-2">
          {button('roles')}
          {sessions > 0 && button('end')}
          {button('remove')}
        </span>
      </td>
    </tr>
  )
}

function InvitationRow({ side, invitation, onChoose }: Choosing & { invitation: StaffInvitation }) {
  const t = useStaffTexts()
  const language = useLanguage()
  const { email, roles, expiresAt } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-[18px] py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{email}</p>
        <p className="text-ink-2">{t.until(dayText(expiresAt, language))}</p>
      </div>
      <RoleTags side={side} roles={roles} />
      {(['invite', 'withdraw'] as const).map((deed) => (
        <Button
          key={deed}
          size="sm"
          variant={deed === 'invite' ? 'secondary' : 'quiet'}
          aria-label={t.named(deed === 'invite' ? t.again : t.withdraw, email)}
          onClick={() => onChoose({ deed, invitation })}
        >
          {deed === 'invite' ? t.again : t.withdraw}
        </Button>
      ))}
    </li>
  )
}

function RoleTags({ side, roles }: { side: StaffSide; roles: StaffRole[] }) {
  const names = useStaffRoleNames(side)
  return (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Tag key={role}>{names[role]}</Tag>
      ))}
    </span>
  )
}
