import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type * as orderRulesApi from '../../../contract/team/order-rules.ts'
import type { CostCentre, OrderRules } from '../../../contract/team/order-rules.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { lockTeam } from '../team/team-queries.ts'
import {
  findCostCentres,
  findRules,
  insertCostCentre,
  isCodeTaken,
  updateCostCentre,
  updateRules,
  writeBinding,
} from './queries.ts'

const MOST_COST_CENTRES = 500

type Asking = { companyId: string; language: Language }

export async function readRules(sql: Queryable, companyId: string): Promise<OrderRules> {
  const [rules, costCentres] = await Promise.all([findRules(sql, companyId), findCostCentres(sql, companyId)])
  return { ...rules, costCentres }
}

/** VALIDATION where a cost centre is asked for that nobody could choose. */
export async function changeRules(
  { db }: Pick<Deps, 'db'>,
  { companyId, language }: Asking,
  rules: InputOf<typeof orderRulesApi.change>,
): Promise<OrderRules> {
  return inTransaction(db, async (tx) => {
    const [, costCentres] = await inOrder([() => lockTeam(tx, companyId), () => findCostCentres(tx, companyId)])
    const isPossible = !rules.requiresCostCentre || costCentres.some(({ isActive }) => isActive)
    refuseFields({ requiresCostCentre: isPossible ? null : texts(language).account.replies.noActiveCostCentre })
    await updateRules(tx, companyId, rules)
    return { ...rules, costCentres }
  })
}

/** CODE_TAKEN, LIMIT_REACHED. */
export async function addCostCentre(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyId, language }: Asking,
  input: InputOf<typeof orderRulesApi.addCostCentre>,
): Promise<CostCentre> {
  return inTransaction(db, async (tx) => {
    const [, costCentres] = await inOrder([() => lockTeam(tx, companyId), () => findCostCentres(tx, companyId)])
    if (costCentres.length >= MOST_COST_CENTRES)
      throw Problem.of('LIMIT_REACHED', { what: 'COST_CENTRES', most: MOST_COST_CENTRES })
    const made = await insertCostCentre(tx, { companyId, id: newId(), ...input, now: clock.now() })
    return made ?? refuseTaken(language)
  })
}

/** NOT_FOUND, CODE_TAKEN; VALIDATION for the last active one where one is asked for. */
export async function changeCostCentre(
  { db }: Pick<Deps, 'db'>,
  { companyId, language }: Asking,
  input: CostCentre,
): Promise<CostCentre> {
  return inTransaction(db, async (tx) => {
    const [, rules, all, isTaken] = await inOrder([
      () => lockTeam(tx, companyId),
      () => findRules(tx, companyId),
      () => findCostCentres(tx, companyId),
      () => isCodeTaken(tx, companyId, input),
    ])
    if (isTaken) refuseTaken(language)
    const isLast = !input.isActive && !all.some(({ id, isActive }) => isActive && id !== input.id)
    const isNeeded = isLast && rules.requiresCostCentre
    refuseFields({ isActive: isNeeded ? texts(language).account.replies.lastCostCentre : null })
    const changed = await updateCostCentre(tx, companyId, input)
    if (!changed) throw Problem.of('NOT_FOUND')
    return changed
  })
}

/** NOT_FOUND; VALIDATION for a cost centre that is not the company's, and a default that the member could not choose. */
export async function bindMember(
  { db }: Pick<Deps, 'db'>,
  { companyId, language }: Asking,
  { id, defaultId, boundIds }: InputOf<typeof orderRulesApi.bindMember>,
): Promise<void> {
  const known = new Set((await findCostCentres(db, companyId)).map((each) => each.id))
  const isBound = defaultId === null || boundIds.length === 0 || boundIds.includes(defaultId)
  const isDefaultKnown = defaultId === null || known.has(defaultId)
  const sentence = texts(language).account.replies.otherCostCentre
  refuseFields({
    boundIds: boundIds.every((each) => known.has(each)) ? null : sentence,
    defaultId: isDefaultKnown && isBound ? null : sentence,
  })
  const binding = { defaultId, boundIds: [...new Set(boundIds)] }
  if (!(await writeBinding(db, { companyId, id }, binding))) throw Problem.of('NOT_FOUND')
}

function refuseTaken(language: Language): never {
  throw Problem.of('CODE_TAKEN', undefined, { fieldErrors: { code: texts(language).account.replies.codeTaken } })
}
