import { useState } from 'react'
import { otherRoles, type Member } from '../../../contract/team/team.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { nameOf, useTeamChanges } from './team.ts'
import { useTeamTexts } from './team-texts.ts'

/** Makes another member an owner in one's own place. */
export function HandOverDialog({ others, onClose }: { others: Member[]; onClose: () => void }) {
  const t = useTeamTexts().team
  const { handOver } = useTeamChanges()
  const [id, setId] = useState('')
  const [roles, setRoles] = useState<typeof otherRoles>(['BUYER'])
  return (
    <Dialog title={t.handOver} onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t.handOverText}</p>
        <SelectField
          label={t.handOverTo}
          placeholder={t.handOverChoose}
          options={others.map((member) => ({ value: member.id, label: nameOf(member) }))}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        <RoleChoice label={t.handOverOwnRoles} offered={otherRoles} value={roles} onChange={setRoles} />
        <Button
          disabled={id === '' || roles.length === 0}
          isLoading={handOver.isPending}
          onClick={() => handOver.mutate({ id, roles }, { onSuccess: onClose })}
          className="sm:justify-self-end"
        >
          {t.handOver}
        </Button>
      </div>
    </Dialog>
  )
}
