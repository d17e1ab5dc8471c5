import * as previewsApi from '../../contract/operator/previews.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readBerlinMinute } from '../platform/wall-clock.ts'
import { createPreview } from './previews.ts'

export function previewRoutes(api: Api, deps: Deps): void {
  serve(api, previewsApi.create, async ({ kind, targetId, at }, { account }) => {
    const shownAt = at ? readBerlinMinute(at) : null
    const { token, expiresAt } = await createPreview(deps, { kind, targetId, shownAt, by: account.personId })
    return { token, url: `${deps.origin}/preview/${token}`, expiresAt }
  })
}
