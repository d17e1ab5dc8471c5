import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as accountApi from '../../contract/account.ts'
import { localPath, paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useLanguage } from '../platform/texts.ts'
import { signedIn } from '../platform/viewer/change-viewer.ts'

/**
 * Signs in with the one-time code behind the '#' of the address, which no server and no log sees, and goes home. Answers
 * why that was refused; null until then.
 */
export function useImpersonation(): CallProblem | null {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const { hash } = useLocation()
  const [problem, setProblem] = useState<CallProblem | null>(null)
  useEffect(() => {
    const code = new URLSearchParams(hash.slice(1)).get('code') ?? ''
    // Used up: neither the address nor a reload shows or sends it again.
    history.replaceState(history.state, '', location.pathname)
    const enter = async () => {
      const { authToken } = await redeem(code)
      await signedIn(queryClient, authToken, { isImpersonated: true })
      await navigate(localPath(language, paths.home()), { replace: true })
    }
    enter().catch((error: unknown) => setProblem(error instanceof CallProblem ? error : new CallProblem(0, {})))
    // The code is redeemed once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return problem
}

// One address, one attempt, however often the page is mounted.
const attempts = new Map<string, ReturnType<typeof ask>>()
const ask = (code: string) => call(accountApi.impersonate, { code })
function redeem(code: string) {
  const attempt =
    attempts.get(code) ?? (code ? ask(code) : Promise.reject(new CallProblem(422, { code: 'LINK_EXPIRED' })))
  attempts.set(code, attempt)
  return attempt
}
