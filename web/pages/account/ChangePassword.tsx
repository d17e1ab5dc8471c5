import { useAreaTexts } from '../../account/area-texts.ts'
import { ChangePasswordForm } from '../../account/ChangePasswordForm.tsx'
import { Head } from '../../ui/Head.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  const { password: t, privacy } = useAreaTexts()
  const { user } = useSession()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.changePassword()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2">{user?.isImpersonated ? privacy.impersonated : t.lead}</p>
      {user && !user.isImpersonated && (
        <div className="mt-8 max-w-md">
          <ChangePasswordForm email={user.userDetails!.email} />
        </div>
      )}
    </div>
  )
}
