import type { ReactNode } from 'react'
import type { Section as Name } from '../../../../../contract/range/fields.ts'
import { Card } from '../../../../desk/Card.tsx'
import { useEditorTexts } from '../../../texts.ts'

type SectionProps = { name: Name; lead?: ReactNode; more?: ReactNode; children: ReactNode }

/** One section of the editor, to which the address and the completeness lead. */
export function Section({ name, lead, more, children }: SectionProps) {
  const t = useEditorTexts()
  return (
    <div id={`section-${name.toLowerCase()}`} className="scroll-mt-36">
      <Card title={t.sections[name]} mark={lead && <span className="text-small text-ink-3">{lead}</span>} more={more}>
        <div className="grid gap-4 px-[18px] pt-1 pb-[18px]">{children}</div>
      </Card>
    </div>
  )
}
