import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { isDeskPath, localPath, paths, splitPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { sessionQuery } from '../../platform/viewer/session-query.ts'
import { currentViewer } from '../../platform/viewer/viewer-state.ts'

/**
 * Leads who acts for a store or the operators' team to the workplace, and who acts for a company out of it: another document.
 * False where this page is the right one.
 */
export function followRole(queryClient: QueryClient, language: Language): boolean {
  const session: CurrentUser | undefined = queryClient.getQueryData(sessionQuery(call, currentViewer()).queryKey)
  const { path } = splitPath(location.pathname)
  const target = session?.user ? placeOf(session.user.role, isDeskPath(path)) : null
  if (target === null || path === target || path.startsWith(`${target}/`)) return false
  location.assign(localPath(language, target))
  return true
}

const placeOf = (role: 'BUYER' | 'SUPPLIER' | 'OPERATOR', isInDesk: boolean) =>
  role === 'BUYER' ? (isInDesk ? paths.home() : null) : workplaces[role]

const workplaces = { SUPPLIER: paths.supplier(), OPERATOR: paths.operator() }
