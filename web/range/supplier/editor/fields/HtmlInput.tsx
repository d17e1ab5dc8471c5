import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'

/** What edits a text with emphasis is large, and comes behind the page. */
export const HtmlInput = lazyPart(async () => (await import('./HtmlBox.tsx')).HtmlBox, {
  fallback: <Skeleton className="h-48" />,
  missing: 'sentence',
})
