import { useFrame } from '../frame/frame-context.ts'
import { useTexts } from '../platform/texts.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import type { ShownPost } from './queries.ts'

/** The post for search engines; `image` is the path of its picture. */
export function PostJsonLd({ post, image }: { post: ShownPost; image: string }) {
  const { origin } = useFrame()
  const { siteName } = useTexts().shell
  const of = {
    headline: post.title,
    image: origin + image,
    datePublished: post.publishedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
  }
  return <JsonLd type="Article" of={of} />
}
