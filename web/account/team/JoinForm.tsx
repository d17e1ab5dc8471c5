import * as membershipsApi from '../../../contract/team/memberships.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { deviceToken, storeDeviceToken } from '../../platform/viewer/device-token.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { PasswordRules } from '../PasswordRules.tsx'
import { useTeamTexts } from './team-texts.ts'

const empty = { firstName: '', lastName: '', phoneNumber: '', password: '', termsAccepted: false }

type JoinFormProps = { token: string; email: string; onJoined: (authToken: string) => Promise<void> }

/** Opens an account for the invited address and joins with it. */
export function JoinForm({ token, email, onJoined }: JoinFormProps) {
  const words = useAccountTexts()
  const t = useTeamTexts().joining
  const language = useLanguage()
  const form = useCallForm({
    endpoint: membershipsApi.join,
    defaultValues: empty,
    labels: { ...words, password: t.password, termsAccepted: t.terms },
    inputOf: (values: typeof empty) => ({ ...values, token, language, deviceToken: deviceToken() }),
    async onDone({ authToken, deviceToken: known }) {
      storeDeviceToken(known)
      await onJoined(authToken)
    },
  })
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.newAccount(email)}</p>}>
      <TextField {...form.field('firstName')} autoComplete="given-name" />
      <TextField {...form.field('lastName')} autoComplete="family-name" />
      <TextField {...form.field('phoneNumber')} type="tel" autoComplete="tel" />
      <PasswordField {...form.field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <Checkbox {...form.field('termsAccepted')} />
      <Link
        className="inline-flex min-h-6 items-center text-sm text-brand underline"
        to={paths.static('terms-and-conditions')}
      >
        {words.terms}
      </Link>
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.join}
      </Button>
    </CallForm>
  )
}
