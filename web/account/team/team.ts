import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as membershipsApi from '../../../contract/team/memberships.ts'
import type { Membership } from '../../../contract/team/memberships.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as limitsApi from '../../../contract/team/order-limits.ts'
import * as teamApi from '../../../contract/team/team.ts'
import type { Invitation, Member } from '../../../contract/team/team.ts'
import { localPath, paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useLanguage } from '../../platform/texts.ts'
import { followRole } from '../sign-in/follow-role.ts'
import { useLimitTexts, useTeamTexts } from './team-texts.ts'

const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => call(teamApi.read, {}, { signal }),
})

/** Read anew whenever the page is entered: who is invited joins elsewhere. */
export const useTeam = () => useRead({ ...teamQuery, refetchOnMount: 'always' })

export function useTeamAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
}

/** As they are called in lists. */
export const nameOf = ({ firstName, lastName, email }: Member) => `${firstName} ${lastName}`.trim() || email

/** What is done with members and invitations; a toast says so. */
export function useTeamChanges() {
  const t = useTeamTexts().team
  const limits = useLimitTexts()
  const readAgain = useTeamAgain()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const done = (sentence: string) => {
    showToast('success', sentence)
    return readAgain()
  }
  return {
    change: useWrite({
      mutationFn: ({ id, roles }: Pick<Member, 'id' | 'roles'>) => call(teamApi.changeRoles, { id, roles }),
      // Of oneself: what may be done is another thing now.
      onSuccess: async ({ isSelf }) => {
        await done(t.changed)
        if (isSelf) await queryClient.invalidateQueries({ queryKey: ['auth'] })
      },
    }),
    handOver: useWrite({
      mutationFn: (input: InputOf<typeof teamApi.handOver>) => call(teamApi.handOver, input),
      // Who has handed it over may not see the team any more.
      async onSuccess(owner) {
        showToast('success', t.handOverDone(nameOf(owner)))
        await navigate(localPath(language, paths.accountInfo()))
        await queryClient.invalidateQueries({ queryKey: ['auth'] })
      },
    }),
    limit: useWrite({
      mutationFn: (input: InputOf<typeof limitsApi.setLimit>) => call(limitsApi.setLimit, input),
      onSuccess: () => done(limits.saved),
    }),
    remove: useWrite({
      mutationFn: ({ id }: Member) => call(teamApi.remove, { id }),
      onSuccess: () => done(t.removed),
    }),
    again: useWrite({
      mutationFn: ({ email, roles }: Invitation) => call(teamApi.invite, { email, roles }),
      onSuccess: ({ email }) => done(t.sent(email)),
    }),
    withdraw: useWrite({
      mutationFn: ({ id }: Invitation) => call(teamApi.withdraw, { id }),
      onSuccess: () => done(t.withdrawn),
    }),
  }
}

/** What the person belongs to. */
export const useMemberships = () =>
  useRead(
    queryOptions({
      queryKey: ['memberships'],
      queryFn: ({ signal }) => call(membershipsApi.list, {}, { signal }),
    }),
  )

/** Goes on as another membership: another viewer, as the token is. */
export function useSwitchMembership() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useWrite({
    mutationFn: ({ id }: Membership) => call(membershipsApi.act, { id }),
    async onSuccess({ authToken }) {
      await signedIn(queryClient, authToken)
      followRole(queryClient, language)
    },
  })
}
