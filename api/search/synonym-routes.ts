import * as synonymsApi from '../../contract/synonyms.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { paged } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import {
  addSynonymGroup,
  changeSynonymGroup,
  findSynonymGroupsOf,
  removeSynonymGroup,
  type RefusedNames,
} from './synonym-admin.ts'

/** What operators change of the search: which names mean one thing. */
export function synonymRoutes(api: Api, { db }: Pick<Deps, 'db'>) {
  serve(api, synonymsApi.list, async ({ name = '', page, pageSize }) => {
    const groups = await findSynonymGroupsOf(db, name)
    return paged({ page, pageSize }, groups.slice((page - 1) * pageSize, page * pageSize), groups.length)
  })

  serve(api, synonymsApi.add, async ({ names }, { language }) => orRefuse(await addSynonymGroup(db, names), language))

  serve(api, synonymsApi.change, async (group, { language }) => {
    const changed = await changeSynonymGroup(db, group)
    if (!changed) throw Problem.of('NOT_FOUND')
    return orRefuse(changed, language)
  })

  serve(api, synonymsApi.remove, async ({ id }) => {
    if (!(await removeSynonymGroup(db, id))) throw Problem.of('NOT_FOUND')
  })
}

function orRefuse(group: synonymsApi.SynonymGroup | RefusedNames, language: Language): synonymsApi.SynonymGroup {
  if (group === 'too-few')
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { names: texts(language).operator.synonyms.tooFew } })
  if (group === 'too-many')
    throw Problem.of('LIMIT_REACHED', { what: 'SYNONYMS', most: synonymsApi.synonymBounds.mostNames })
  if (group === 'too-many-groups')
    throw Problem.of('LIMIT_REACHED', { what: 'SYNONYM_GROUPS', most: synonymsApi.synonymBounds.mostGroups })
  return group
}
