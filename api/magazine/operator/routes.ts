import { missingIn } from '../../../contract/operator/post-content.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import type { PostDraft, PostEntry } from '../../../contract/operator/posts.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Caller } from '../../http/caller.ts'
import { newestRows } from '../../http/newest-first.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { readBerlinMinute } from '../../platform/wall-clock.ts'
import { findContentGoods } from '../../products/cards/content-goods.ts'
import { pictureUrl } from '../../products/pictures/picture-url.ts'
import {
  countDrafts,
  findDraft,
  findDrafts,
  findDraftTopics,
  findVersion,
  findVersions,
  type DraftRow,
} from './draft-queries.ts'
import type { CountedViews } from '../views/count-views.ts'
import { goodsIn } from './goods-in.ts'
import { takePostStep } from './take-post-step.ts'
import { createDraft, deleteDraft, restoreVersion, saveDraft } from './write-draft.ts'

/** What operators write, plan and take away in the magazine. */
export function operatorPostRoutes(api: Api, deps: Deps, views: CountedViews): void {
  const { db, clock } = deps

  serve(api, postsApi.list, async ({ after, before, pageSize, ...search }, { language }) => {
    const window = { after, before, pageSize }
    const sought = { ...search, language, now: clock.now() }
    await views.write()
    const [rows, count] = await Promise.all([findDrafts(db, sought, window), countDrafts(db, sought)])
    const { items, ...beside } = newestRows(window, rows)
    return { items: items.map((row) => presentEntry(row, language)), ...beside, count }
  })

  serve(api, postsApi.choices, async (_, { language }) => ({ topics: await findDraftTopics(db, language) }))

  serve(api, postsApi.create, async (input, caller) =>
    presentDraft(deps, caller, await createDraft(deps, caller, input)),
  )
  serve(api, postsApi.read, ({ id }, caller) => presentDraft(deps, caller, id))
  serve(api, postsApi.save, async (input, caller) => {
    await saveDraft(deps, caller, input)
    return presentDraft(deps, caller, input.id)
  })
  serve(api, postsApi.act, async ({ startsAt, endsAt, ...step }, caller) => {
    const [from, until] = [startsAt, endsAt].map((minute) => (minute ? readBerlinMinute(minute) : null))
    await takePostStep(deps, caller, { ...step, startsAt: from!, endsAt: until! })
    return presentDraft(deps, caller, step.id)
  })
  serve(api, postsApi.readVersion, async ({ id, number }) => {
    const content = await findVersion(db, id, number)
    if (!content) throw Problem.of('NOT_FOUND')
    return { number, content }
  })
  serve(api, postsApi.restore, async (input, caller) => {
    await restoreVersion(deps, caller, input)
    return presentDraft(deps, caller, input.id)
  })
  serve(api, postsApi.remove, ({ id }, caller) => deleteDraft(deps, caller, id))
}

async function presentDraft(deps: Deps, caller: Caller<'operator'>, id: string): Promise<PostDraft> {
  const [row, versions] = await Promise.all([findDraft(deps.db, id), findVersions(deps.db, id)])
  if (!row) throw Problem.of('NOT_FOUND')
  const needsAnother = deps.isPostApprovedByAnother && row.authors.includes(caller.account.personId)
  const { authors: _, decidedBy: __, refusedGoods: ___, savedByName: savedBy, ...shown } = row
  return {
    ...shown,
    savedBy,
    missing: missingIn(row.content),
    goods: await findContentGoods(deps, goodsIn(row.content), caller.language),
    allowedActions: postsApi.postActions.filter((action) => mayTake(action, row, needsAnother)),
    needsAnother,
    versions,
  }
}

function mayTake(action: postsApi.PostAction, { state, isLive }: DraftRow, needsAnother: boolean): boolean {
  if (action === 'WITHDRAW') return isLive
  if (needsAnother && (action === 'PLAN' || action === 'PUBLISH')) return false
  return postsApi.stepsFrom[action].includes(state)
}

function presentEntry({ content, ...row }: DraftRow & { views: number }, language: Language): PostEntry {
  const { de, en, picture, path, author } = content
  const [own, other] = language === 'de' ? [de, en] : [en, de]
  const missing = missingIn(content)
  return {
    id: row.id,
    title: own.title || other.title,
    topic: own.topic || other.topic,
    author,
    coverUrl: picture && pictureUrl(picture),
    path,
    state: row.state,
    isLive: row.isLive,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    languages: (['de', 'en'] as Language[]).filter((language) => !missing.some((one) => one.language === language)),
    goodsCount: goodsIn(content).length,
    refusedGoodsCount: row.refusedGoods.length,
    views: row.views,
    savedAt: row.savedAt,
    savedBy: row.savedByName,
  }
}
