import { previewedPath } from './magazine/read-post.ts'
import type { Deps } from './platform/deps.ts'
import { findPreview } from './previews/previews.ts'

/** Which page a preview shows, without language; null for a token that is none (any more). */
export async function previewedPagePath(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<string | null> {
  const preview = await findPreview(deps, token)
  if (!preview) return null
  const { kind, targetId } = preview
  if (kind === 'POST') return previewedPath(deps, targetId)
  return kind === 'COLLECTION' ? `/collections/${targetId}` : '/'
}
