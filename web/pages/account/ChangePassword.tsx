import { useAreaTexts } from '../../account/area-texts.ts'
import { ChangePasswordForm } from '../../account/ChangePasswordForm.tsx'
import { Head } from '../../frame/Head.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/viewer/use-session.ts'

export function Component() {
  const { password: t, privacy } = useAreaTexts()
  const { user } = useSession()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.changePassword()} isNoindex />
      <h1 className="text-[32px] sm:text-[46px]">{t.title}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">{user?.isImpersonated ? privacy.impersonated : t.lead}</p>
      {user && !user.isImpersonated && (
        <div className="mt-8 max-w-md">
          <ChangePasswordForm email={user.userDetails!.email} />
        </div>
      )}
    </div>
  )
}
