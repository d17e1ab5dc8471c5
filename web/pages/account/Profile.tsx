import { useAreaTexts } from '../../account/area-texts.ts'
import { PrivacyPart } from '../../account/PrivacyPart.tsx'
import { useProfile } from '../../account/profile.ts'
import { LeaveButton } from '../../account/team/LeaveButton.tsx'
import { ProfileForm } from '../../account/ProfileForm.tsx'
import { Head } from '../../ui/Head.tsx'
import { paths } from '../../paths.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  const t = useAreaTexts().info
  // What is typed stays: the form begins with what was read first.
  const profile = useProfile()
  const { user } = useSession()
  // Who may change the team leaves it there.
  const ownMembership = user?.membership && !mayOpen(user, 'team') ? user.membership.id : null
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.accountInfo()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 text-ink-2">{t.lead}</p>
      <div className="mt-8 max-w-3xl">
        <QueryView
          read={profile}
          failed={{ title: t.failedTitle }}
          coming={<Skeleton className="h-[640px] rounded-lg" />}
        >
          {(data) => (
            <>
              <ProfileForm profile={data} />
              {ownMembership && (
                <div className="mt-9">
                  <LeaveButton membershipId={ownMembership} />
                </div>
              )}
              <PrivacyPart />
            </>
          )}
        </QueryView>
      </div>
    </div>
  )
}
