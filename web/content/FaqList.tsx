import type { StaticPageText } from '../../texts/static-page.ts'
import { AccordionItem } from '../ui/Accordion.tsx'
import { SectionBody, StaticFrame } from './StaticArticle.tsx'

/** Questions that open their answers; the browser's own search finds what is closed. */
export function FaqList({ text }: { text: StaticPageText }) {
  return (
    <StaticFrame text={text}>
      <div className="mt-8 border-t border-line">
        {text.sections.map((section) => (
          <AccordionItem key={section.heading} title={<h2 className="text-lead">{section.heading}</h2>}>
            <div className="static-answer">
              <SectionBody section={section} />
            </div>
          </AccordionItem>
        ))}
      </div>
    </StaticFrame>
  )
}
