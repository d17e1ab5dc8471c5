import { InviteForm } from '../../../account/team/InviteForm.tsx'
import { InvitationRow, MemberRow } from '../../../account/team/MemberRows.tsx'
import { TeamNav } from '../../../account/team/TeamNav.tsx'
import { useTeam } from '../../../account/team/team.ts'
import { useTeamTexts } from '../../../account/team/team-texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const list = 'mt-4 divide-y divide-line rounded-lg bg-surface hairline'

export function Component() {
  const t = useTeamTexts().team
  const { user } = useSession()
  const team = useTeam()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={accountPaths.team()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2">{t.lead(user?.userDetails?.companyName ?? '')}</p>
      <TeamNav />
      <div className="grid max-w-3xl gap-10">
        <QueryView read={team} failed={{ title: t.failed }} coming={<Skeleton className="h-40 rounded-lg" />}>
          {({ members, invitations }) => (
            <>
              <section aria-labelledby="members">
                <h2 id="members" className="text-xl">
                  {t.members}
                </h2>
                <ul className={list}>
                  {members.map((member) => (
                    <MemberRow key={member.id} member={member} others={members.filter((each) => each !== member)} />
                  ))}
                </ul>
              </section>
              {invitations.length > 0 && (
                <section aria-labelledby="invited">
                  <h2 id="invited" className="text-xl">
                    {t.invitations}
                  </h2>
                  <ul className={list}>
                    {invitations.map((invitation) => (
                      <InvitationRow key={invitation.id} invitation={invitation} />
                    ))}
                  </ul>
                </section>
              )}
              <InviteForm />
            </>
          )}
        </QueryView>
      </div>
    </div>
  )
}
