import * as orderRulesApi from '../../../contract/team/order-rules.ts'
import { Problem } from '../../http/problem.ts'
import type { Caller } from '../../http/caller.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { presentMember } from '../team/change-team.ts'
import { findMembers } from '../team/team-queries.ts'
import { addCostCentre, bindMember, changeCostCentre, changeRules, readRules } from './change-rules.ts'

export function orderRuleRoutes(api: Api, deps: Deps) {
  const { db } = deps
  const asking = ({ account, language }: Caller<'buyer'>) => ({ companyId: account.companyId, language })
  serve(api, orderRulesApi.read, (_, { account }) => readRules(db, account.companyId))
  serve(api, orderRulesApi.change, (rules, caller) => changeRules(deps, asking(caller), rules))
  serve(api, orderRulesApi.addCostCentre, (input, caller) => addCostCentre(deps, asking(caller), input))
  serve(api, orderRulesApi.changeCostCentre, (input, caller) => changeCostCentre(deps, asking(caller), input))
  serve(api, orderRulesApi.bindMember, async (input, caller) => {
    const { account, language } = caller
    await bindMember(deps, asking(caller), input)
    const member = (await findMembers(db, account.companyId)).find(({ id }) => id === input.id)
    if (!member) throw Problem.of('NOT_FOUND')
    return presentMember(member, account.membershipId, language)
  })
}
