import type { Language } from '../../contract/platform/values.ts'
import { shareImageUrl } from '../../contract/platform/images.ts'
import { localPath } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useFrame } from '../frame/frame-context.ts'

type HeadProps = {
  /** Without it the site's own title stands alone. */
  title?: string
  description?: string
  /** The page's canonical path without the language, a path of `paths`; missing where the address leads to no page. */
  path?: string
  /** Path of the picture where the page is shared. */
  image?: string
  type?: 'website' | 'product' | 'article'
  isNoindex?: boolean
}

/**
 * Title, description, canonical, language and og tags of a page (specification section 2). Once per page; one that search
 * engines are not to list names its address and its other language as well (api.md section 3).
 */
export function Head({ title, description, path, image, type = 'website', isNoindex = false }: HeadProps) {
  const { origin } = useFrame()
  const language = useLanguage()
  const t = useTexts().shell
  const full = title ? `${title} - ${t.siteName}` : `${t.siteName} - ${t.siteTitle}`
  const summary = (description || t.siteDescription).slice(0, 300)
  const urlIn = (of: Language) => origin + localPath(of, path ?? '/')
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={t.siteName} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={origin + (image ?? shareImageUrl(language, 'pages', 'home'))} />
      {(isNoindex || path === undefined) && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={urlIn(language)} />
          <link rel="alternate" hrefLang="en" href={urlIn('en')} />
          <link rel="alternate" hrefLang="de" href={urlIn('de')} />
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      )}
    </>
  )
}
