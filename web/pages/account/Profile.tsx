import { useAreaTexts } from '../../account/area-texts.ts'
import { PrivacyPart } from '../../account/PrivacyPart.tsx'
import { useProfile } from '../../account/profile.ts'
import { ProfileForm } from '../../account/ProfileForm.tsx'
import { Head } from '../../frame/Head.tsx'
import { paths } from '../../paths.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function Component() {
  const t = useAreaTexts().info
  // What is typed stays: the form begins with what was read first.
  const profile = useProfile()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.accountInfo()} isNoindex />
      <h1 className="text-[32px] sm:text-[46px]">{t.title}</h1>
      <p className="mt-2 text-ink-2">{t.lead}</p>
      <div className="mt-8 max-w-3xl">
        {profile.state === 'ready' ? (
          <>
            <ProfileForm profile={profile.data} />
            <PrivacyPart />
          </>
        ) : profile.state === 'failed' ? (
          <FailedRead failure={profile.failure} title={t.failedTitle} />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-[640px] rounded-lg" />
          </div>
        )}
      </div>
    </div>
  )
}
