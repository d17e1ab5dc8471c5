import { useFrame } from '../../frame/frame-context.ts'
import { useTexts } from '../../platform/texts.ts'
import { socialLinks } from '../../shell/social-links.ts'
import { JsonLd } from '../../ui/JsonLd.tsx'

/** Who runs the marketplace, for search engines. */
export function ShopJsonLd() {
  const { origin } = useFrame()
  const { siteName, legalName } = useTexts().shell
  const of = {
    name: siteName,
    legalName,
    url: origin,
    logo: `${origin}/favicon.svg`,
    sameAs: Object.values(socialLinks),
  }
  return <JsonLd type="Organization" of={of} />
}
