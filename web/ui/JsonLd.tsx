/** A thing of schema.org for search engines, as short as it can be: a data block, which the page's policy lets through. */
export function JsonLd({ type, of }: { type: string; of: Record<string, unknown> }) {
  const described = { '@context': 'https://schema.org', '@type': type, ...of }
  const text = JSON.stringify(described).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
