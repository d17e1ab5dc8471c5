import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import type { StaticPageText, StaticSection } from '../../texts/static-page.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

type StaticArticleProps = {
  text: StaticPageText
  /** Stands between the lead and the sections. */
  children?: ReactNode
}

/** An article of headings, paragraphs, lists and tables: imprint, terms, privacy and their like. */
export function StaticArticle({ text, children }: StaticArticleProps) {
  return (
    <StaticFrame text={text}>
      {children}
      {text.sections.map((section) => (
        <section key={section.heading} id={section.anchor} className="static-section scroll-mt-24">
          <h2>{section.heading}</h2>
          <SectionBody section={section} />
        </section>
      ))}
    </StaticFrame>
  )
}

/** Title and lead of a static page above what it holds. */
export function StaticFrame({ text, children }: { text: StaticPageText; children: ReactNode }) {
  return (
    <article className="shell max-w-[62ch]! py-8 lg:py-13">
      <PageTitle className="leading-[1.1] hyphens-auto sm:text-title-m">{text.title}</PageTitle>
      <p className="mt-4 text-lg text-ink-2">{text.lead}</p>
      {children}
    </article>
  )
}

/** What stands below a heading. */
export function SectionBody({ section }: { section: StaticSection }) {
  const { paragraphs, list = [], table, links = [] } = section
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {table && <SectionTable {...table} />}
      {links.length > 0 && (
        <ul className="static-links">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {label} <ExternalLink className="size-4" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SectionTable({ head, rows }: NonNullable<StaticSection['table']>) {
  return (
    <table className="static-table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
