import { useState } from 'react'
import type { Endpoint } from '../../../contract/platform/endpoint.ts'
import type { StaffRole } from '../../../contract/rights.ts'
import type { StaffInvitation, StaffMember } from '../../../contract/team/staff.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { RoleBoxes } from './RoleBoxes.tsx'
import { staffCalls, staffName, useStaffAgain, type StaffDeed, type StaffSide } from './staff.ts'
import { useStaffTexts } from './texts.ts'

/** What is done, and with whom. */
export type ChosenDeed =
  | { deed: 'invite'; invitation?: StaffInvitation }
  | { deed: 'withdraw'; invitation: StaffInvitation }
  | { deed: 'roles' | 'end' | 'remove'; member: StaffMember }

type StaffDialogProps = { side: StaffSide; chosen: ChosenDeed; onClose: () => void }

/** Does one thing with a member or an invitation; an operator says why. */
export function StaffDialog({ side, chosen, onClose }: StaffDialogProps) {
  const t = useStaffTexts()
  const words = useDeedWords(chosen)
  const again = useStaffAgain(side)
  const member = 'member' in chosen ? chosen.member : null
  const invitation = 'invitation' in chosen ? chosen.invitation : undefined
  const [roles, setRoles] = useState<StaffRole[]>(member?.roles ?? invitation?.roles ?? [])
  const takesRoles = chosen.deed === 'invite' || chosen.deed === 'roles'
  const id = member?.id ?? invitation?.id
  const form = useCallForm<Endpoint, Fields>({
    endpoint: staffCalls[side][chosen.deed],
    defaultValues: { email: invitation?.email ?? '', roles: '', reason: '' },
    labels: { email: t.email, reason: t.reason },
    inputOf: ({ email, reason }) => ({
      ...(chosen.deed === 'invite' ? { email: email.trim() } : { id }),
      ...(takesRoles && { roles }),
      ...(side === 'operator' && { reason }),
    }),
    async onDone(_, { email }) {
      showToast('success', chosen.deed === 'invite' ? t.sent(email.trim()) : words.done)
      onClose()
      await again({ isSelf: member?.isSelf ?? false })
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <CallForm form={form} className="grid gap-5" lead={words.text && <p className="text-ink-2">{words.text}</p>}>
        {chosen.deed === 'invite' && <TextField {...form.field('email')} type="email" autoComplete="off" />}
        {takesRoles && (
          <RoleBoxes
            side={side}
            value={roles}
            error={roles.length === 0 && form.formState.isSubmitted ? t.noRole : undefined}
            onChange={setRoles}
          />
        )}
        {side === 'operator' && <Textarea {...form.field('reason')} hint={t.reasonHint} rows={2} maxLength={500} />}
        <Button type="submit" size="lg" isLoading={form.isSending}>
          {words.action}
        </Button>
      </CallForm>
    </Dialog>
  )
}

type Fields = { email: string; roles: string; reason: string }

function useDeedWords(chosen: ChosenDeed) {
  const t = useStaffTexts()
  const words = {
    invite: { action: t.send, text: t.inviteText, done: '' },
    withdraw: { action: t.withdraw, text: t.withdrawText, done: t.withdrawn },
    roles: { action: t.save, text: '', done: t.rolesChanged },
    end: { action: t.end, text: t.endText, done: t.ended },
    remove: { action: t.remove, text: t.removeText, done: t.removed },
  } satisfies Record<StaffDeed, object>
  const title =
    chosen.deed === 'invite'
      ? t.invite
      : t.named(t[chosen.deed], 'member' in chosen ? staffName(chosen.member) : chosen.invitation.email)
  return { ...words[chosen.deed], title }
}
