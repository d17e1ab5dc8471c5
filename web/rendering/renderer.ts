import type { Endpoint, InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'

export type CallAsVisitor = <E extends Endpoint>(...args: [E, InputOf<E>, Language]) => Promise<OutputOf<E>>
/** Tags of the scripts, styles and fonts a page needs, by its module and its own sentences. */
export type AssetTags = (
  language: Language,
  page: { module?: string | undefined; texts?: { file: string } | undefined },
) => string

/** `tags` name what the page is made of; `location` is of a redirect, `failure` the unexpected error. */
export type Rendered = { status: number; html: string; tags: string[]; location?: string; failure?: unknown }
export type Renderer = {
  /** The path with only the search parameters the page reads, in one order: equal keys are equal pages. */
  keyOf: (url: URL) => string
  /** Renders a key as every visitor sees it. */
  render: (key: string) => Promise<Rendered>
}
/** The shop, or the workplaces of suppliers and operators. */
export type Site = 'shop' | 'desk'
type RendererOptions = { site: Site; assets: AssetTags; origin: string; callAsVisitor: CallAsVisitor }

/** What the bundle of `entry-server.tsx` offers the server. */
export type ServerEntry = {
  createKeys: (site: Site) => Renderer['keyOf']
  createRenderer: (options: RendererOptions) => Renderer
}
