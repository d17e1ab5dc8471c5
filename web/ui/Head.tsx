import { shareImageUrl } from '../../contract/platform/images.ts'
import { localPath } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useFrame } from '../frame/frame-context.ts'

type HeadProps = {
  /** Without it the site's own title stands alone. */
  title?: string
  description?: string
  /** The page's canonical path without the language, a path of `paths`. */
  path: string
  /** Path of the picture where the page is shared. */
  image?: string
  type?: 'website' | 'product' | 'article'
  isNoindex?: boolean
}

/** Title, description, canonical, language and og tags of a page (specification section 2). Once per page. */
export function Head({ title, description, path, image, type = 'website', isNoindex = false }: HeadProps) {
  const { origin } = useFrame()
  const language = useLanguage()
  const t = useTexts().shell
  const full = title ? `${title} - ${t.siteName}` : `${t.siteName} - ${t.siteTitle}`
  const summary = (description || t.siteDescription).slice(0, 300)
  const url = origin + localPath(language, path)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={t.siteName} />
      <meta property="og:url" content={url} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={origin + (image ?? shareImageUrl(language, 'pages', 'home'))} />
      {isNoindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <link rel="alternate" hrefLang="en" href={origin + localPath('en', path)} />
          <link rel="alternate" hrefLang="de" href={origin + localPath('de', path)} />
          <link rel="alternate" hrefLang="x-default" href={origin + localPath('en', path)} />
        </>
      )}
    </>
  )
}
