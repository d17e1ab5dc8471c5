import { useState } from 'react'
import { companyRoles } from '../../../contract/rights.ts'
import type { Invitation, Member } from '../../../contract/team/team.ts'
import { dayText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { nameOf, useTeamChanges } from './team.ts'
import { useLimitTexts, useRoleNames, useTeamTexts } from './team-texts.ts'

const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 p-4'

/** A member with roles that can be changed, and who can be removed once that is confirmed; who is alone cannot go. */
export function MemberRow({ member, others }: { member: Member; others: Member[] }) {
  const t = useTeamTexts().team
  const language = useLanguage()
  const limits = useLimitTexts()
  const { remove } = useTeamChanges()
  const [opened, setOpened] = useState<'roles' | 'limit' | 'ownership' | 'removal' | null>(null)
  const name = nameOf(member)
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {member.isSelf && <Tag>{t.you}</Tag>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {member.email} · {t.since(dayText(member.since, language))}
        </p>
        <RoleNames roles={member.roles} />
        {member.limit && (
          <p className="mt-1.5 text-sm text-ink-2">{limits.text(member.limit.amountText, member.limit.period)}</p>
        )}
      </div>
      {!member.roles.includes('OWNER') && (
        <Button variant="secondary" size="sm" aria-label={limits.changeNamed(name)} onClick={() => setOpened('limit')}>
          {limits.change}
        </Button>
      )}
      <Button variant="secondary" size="sm" aria-label={t.changeNamed(name)} onClick={() => setOpened('roles')}>
        {t.change}
      </Button>
      {member.isSelf && others.length > 0 && (
        <>
          {member.roles.includes('OWNER') && (
            <Button variant="secondary" size="sm" onClick={() => setOpened('ownership')}>
              {t.handOver}
            </Button>
          )}
          <LeaveButton membershipId={member.id} />
        </>
      )}
      {!member.isSelf && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t.removeNamed(name)}
          isLoading={remove.isPending}
          onClick={() => setOpened('removal')}
        >
          {t.remove}
        </Button>
      )}
      {opened === 'roles' && <RolesDialog member={member} name={name} onClose={() => setOpened(null)} />}
      {opened === 'limit' && <LimitDialog member={member} name={name} onClose={() => setOpened(null)} />}
      {opened === 'ownership' && <HandOverDialog others={others} onClose={() => setOpened(null)} />}
      {opened === 'removal' && (
        <ConfirmDialog
          title={t.removeAsk(name)}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={() => remove.mutate(member)}
          onClose={() => setOpened(null)}
        />
      )}
    </li>
  )
}

function RolesDialog({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const t = useTeamTexts().team
  const { change } = useTeamChanges()
  const [roles, setRoles] = useState(member.roles)
  return (
    <Dialog title={t.changeNamed(name)} onClose={onClose}>
      <RoleChoice offered={companyRoles} value={roles} onChange={setRoles} />
      <div className="mt-6 flex justify-end">
        <Button
          disabled={roles.length === 0}
          isLoading={change.isPending}
          onClick={() => change.mutate({ id: member.id, roles }, { onSuccess: onClose })}
        >
          {t.save}
        </Button>
      </div>
    </Dialog>
  )
}

/** Somebody who may still join: the link can be sent again or withdrawn. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTeamTexts().team
  const language = useLanguage()
  const { again, withdraw } = useTeamChanges()
  const { email, expiresAt, roles } = invitation
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{email}</p>
        <p className="text-sm text-ink-2">{t.until(dayText(expiresAt, language))}</p>
        <RoleNames roles={roles} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.againNamed(email)}
        isLoading={again.isPending}
        onClick={() => again.mutate(invitation)}
      >
        {t.again}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.withdrawNamed(email)}
        isLoading={withdraw.isPending}
        onClick={() => withdraw.mutate(invitation)}
      >
        {t.withdraw}
      </Button>
    </li>
  )
}

function RoleNames({ roles }: Pick<Member, 'roles'>) {
  const names = useRoleNames()
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Tag key={role}>{names[role]}</Tag>
      ))}
    </p>
  )
}
