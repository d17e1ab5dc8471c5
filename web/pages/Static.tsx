import ExternalLink from 'lucide-react/icons/external-link'
import type { StaticPageText } from '../../texts/static-page.ts'
import { Head } from '../frame/Head.tsx'
import { useLoaded } from '../frame/page.tsx'
import { paths, type StaticPage } from '../paths.ts'

/** An article of headings and paragraphs: imprint, terms, privacy and their like. */
export function Component() {
  const { page, text } = useLoaded<{ page: StaticPage; text: StaticPageText }>()
  return (
    <>
      <Head title={text.title} description={text.lead} path={paths.static(page)} />
      <article className="shell max-w-[62ch]! py-13">
        <h1 className="text-4xl">{text.title}</h1>
        <p className="mt-4 text-lg text-ink-2">{text.lead}</p>
        {text.sections.map(({ heading, paragraphs, links = [] }) => (
          <section key={heading} className="mt-10">
            <h2 className="text-xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {links.length > 0 && (
              <ul className="mt-3 grid gap-1">
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a className="inline-flex items-center gap-1.5 text-brand underline" href={url} rel="noopener">
                      {label} <ExternalLink className="size-4" aria-hidden />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </>
  )
}
