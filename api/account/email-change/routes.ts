import * as emailChangeApi from '../../../contract/security/email-change.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Account } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseImpersonated } from '../impersonation/impersonate.ts'
import { openPasswords } from '../password/passwords.ts'
import { accountLimits, isWithin } from '../session/limits.ts'
import { tokenHash } from '../session/tokens.ts'
import { askForChange, checkTyped, sendLinksAgain, type Owner } from './ask-for-change.ts'
import { confirmChange, readChangeLink, stopChange } from './follow-link.ts'
import { deleteEmailChange, findEmailChange } from './queries.ts'

export function emailChangeRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps
  const limits = accountLimits(deps)
  const tools = { ...deps, passwords: openPasswords() }

  /** Counts mails by who has them sent and by who gets them; false where the new address gets none any more. */
  async function mayMail(accountId: string, email: string): Promise<boolean> {
    await limits.emailChangeByAccount.take(accountId)
    return isWithin(limits.emailChangeByEmail, email.toLowerCase())
  }

  serve(api, emailChangeApi.read, async (_, caller) => {
    const change = await findEmailChange(db, ownerOf(caller).accountId, clock.now())
    return { change: change ?? null }
  })
  serve(api, emailChangeApi.request, async (typed, caller) => {
    const owner = ownerOf(caller)
    await limits.passwordByAccount.take(owner.accountId)
    const credentials = await checkTyped(tools, owner, typed)
    await limits.passwordByAccount.reset(owner.accountId)
    const isNewMailed = await mayMail(owner.accountId, typed.email)
    return askForChange(deps, owner, { email: typed.email, credentials, isNewMailed })
  })
  serve(api, emailChangeApi.sendAgain, async (_, caller) => {
    const { accountId } = ownerOf(caller)
    const change = await findEmailChange(db, accountId, clock.now())
    if (!change) throw Problem.of('NOT_FOUND')
    await sendLinksAgain(deps, change, { isNewMailed: await mayMail(accountId, change.email) })
  })
  serve(api, emailChangeApi.cancel, (_, caller) => deleteEmailChange(db, ownerOf(caller).accountId))

  serve(api, emailChangeApi.readLink, async ({ token }, { address }) => {
    await limits.emailChangeByAddress.take(address)
    return readChangeLink(deps, token)
  })
  serve(api, emailChangeApi.confirm, async ({ token }, { address }) => {
    await limits.emailChangeByAddress.take(address)
    return confirmChange(deps, token)
  })
  serve(api, emailChangeApi.stop, async ({ token }, { address }) => {
    await limits.emailChangeByAddress.take(address)
    await stopChange(deps, token)
  })
}

function ownerOf({ account, token, language }: { account: Account; token: string | null; language: Language }): Owner {
  refuseImpersonated(account)
  return { accountId: account.personId, currentHash: tokenHash(token!), language }
}
