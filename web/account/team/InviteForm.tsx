import { useState } from 'react'
import * as teamApi from '../../../contract/team/team.ts'
import { companyRoles, type CompanyRole } from '../../../contract/rights.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { useTeamAgain } from './team.ts'
import { useTeamTexts } from './team-texts.ts'

/** Mails somebody a link to join. */
export function InviteForm() {
  const t = useTeamTexts().team
  const readAgain = useTeamAgain()
  const [roles, setRoles] = useState<CompanyRole[]>(['BUYER'])
  const form = useCallForm({
    endpoint: teamApi.invite,
    defaultValues: { email: '' },
    labels: t,
    inputOf: ({ email }: { email: string }) => ({ email, roles }),
    async onDone({ email }) {
      showToast('success', t.sent(email))
      form.reset({ email: '' })
      await readAgain()
    },
  })
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-xl">
        {t.invite}
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-medium text-ink-2">{t.inviteLead}</p>
      <CallForm form={form}>
        <TextField {...form.field('email')} type="email" autoComplete="off" />
        <RoleChoice offered={companyRoles} value={roles} onChange={setRoles} />
        <Button
          type="submit"
          isLoading={form.isSending}
          disabled={roles.length === 0}
          className="sm:justify-self-start"
        >
          {t.send}
        </Button>
      </CallForm>
    </section>
  )
}
