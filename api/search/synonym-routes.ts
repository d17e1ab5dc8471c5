import * as synonymsApi from '../../contract/synonyms.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { paged } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { SynonymNames } from '../listings/index/index-queries.ts'
import { listingQueue } from '../listings/listing-queue.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Deps } from '../platform/deps.ts'
import type { CountedSearches } from './counts/count-searches.ts'
import { findCounts } from './counts/count-queries.ts'
import type { SearchDeps } from './read-search-listing.ts'
import {
  addSynonymGroup,
  changeSynonymGroup,
  findSynonymGroupsOf,
  removeSynonymGroup,
  type NoteGroup,
  type RefusedNames,
} from './synonym-admin.ts'
import { describeCounts, trySynonyms } from './try-synonyms.ts'

type SynonymDeps = Pick<Deps, 'clock'> & Pick<SearchDeps, 'db' | 'readIndex' | 'words'> & { counts: CountedSearches }

/** What operators change of the search: which names mean one thing. */
export function synonymRoutes(api: Api, deps: SynonymDeps) {
  const { db, clock } = deps
  const noteOf =
    (caller: Caller<'operator'>, action: `synonym.${string}`): NoteGroup =>
    (tx, { id, before, after }) =>
      recordAudit(tx, caller, {
        at: clock.now(),
        action,
        target: { kind: 'synonym', id: String(id) },
        before: before && noted(before),
        after: after && noted(after),
      })

  serve(api, synonymsApi.list, async ({ name = '', page, pageSize }) => {
    const groups = await findSynonymGroupsOf(db, name)
    return paged({ page, pageSize }, groups.slice((page - 1) * pageSize, page * pageSize), groups.length)
  })

  serve(api, synonymsApi.trial, ({ language = null, ...tried }, caller) =>
    listingQueue(async () => ({
      items: await trySynonyms(deps, language ?? caller.language, { ...tried, language }),
    })),
  )

  serve(api, synonymsApi.listSearches, async ({ language, isMissed, ...window }) => {
    await deps.counts.write()
    const { items, ...beside } = await findCounts(db, { language, isMissed }, window)
    return { items: await listingQueue(() => describeCounts(deps, items)), ...beside }
  })

  serve(api, synonymsApi.add, async (group, caller) =>
    orRefuse(await addSynonymGroup(db, group, noteOf(caller, 'synonym.add')), caller.language),
  )

  serve(api, synonymsApi.change, async (group, caller) => {
    const changed = await changeSynonymGroup(db, group, noteOf(caller, 'synonym.change'))
    if (!changed) throw Problem.of('NOT_FOUND')
    return orRefuse(changed, caller.language)
  })

  serve(api, synonymsApi.remove, async ({ id }, caller) => {
    if (!(await removeSynonymGroup(db, id, noteOf(caller, 'synonym.remove')))) throw Problem.of('NOT_FOUND')
  })
}

const noted = ({ names, isOneWay, language }: SynonymNames) => ({ names, isOneWay, language })

function orRefuse(group: synonymsApi.SynonymGroup | RefusedNames, language: Language): synonymsApi.SynonymGroup {
  if (group === 'too-few')
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { names: texts(language).operator.synonyms.tooFew } })
  if (group === 'too-many')
    throw Problem.of('LIMIT_REACHED', { what: 'SYNONYMS', most: synonymsApi.synonymBounds.mostNames })
  if (group === 'too-many-groups')
    throw Problem.of('LIMIT_REACHED', { what: 'SYNONYM_GROUPS', most: synonymsApi.synonymBounds.mostGroups })
  return group
}
