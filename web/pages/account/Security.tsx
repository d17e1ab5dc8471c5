import { useSecurityTexts } from '../../account/security/security-texts.ts'
import { EmailPart } from '../../account/email-change/EmailPart.tsx'
import { PasskeysPart } from '../../account/security/PasskeysPart.tsx'
import { SecondFactorPart } from '../../account/security/SecondFactorPart.tsx'
import { SessionsPart } from '../../account/security/SessionsPart.tsx'
import { accountPaths } from '../../account-paths.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Head } from '../../ui/Head.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  const t = useSecurityTexts()
  const { user } = useSession()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={accountPaths.security()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2">{user?.isImpersonated ? t.impersonated : t.lead}</p>
      {user && !user.isImpersonated && (
        <div className="mt-8 grid max-w-3xl gap-10">
          <EmailPart email={user.userDetails!.email} isConfirmed={user.userDetails!.isEmailConfirmed} />
          <PasskeysPart />
          <SecondFactorPart />
          <SessionsPart />
        </div>
      )}
    </div>
  )
}
