import type { AuditEntry } from '../../../contract/operator/audit.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { nameIn } from './name-in.ts'
import { Target } from './Target.tsx'
import { useOperatorAuditTexts } from './texts.ts'

/** Some rows of the audit in a card: what, to what, when and by whom. */
export function Deeds({ items }: { items: AuditEntry[] }) {
  const t = useOperatorAuditTexts()
  const language = useLanguage()
  if (items.length === 0) return <p className="px-[18px] pb-4 text-ink-2">{t.noDeeds}</p>
  return (
    <ol className="divide-y divide-line">
      {items.map((entry) => (
        <li key={entry.id} className="flex flex-wrap gap-x-4 gap-y-1 px-[18px] py-2.5">
          <div className="min-w-0 flex-1 basis-52">
            <b className="block font-semibold wrap-anywhere">{nameIn(t.actions, entry.action)}</b>
            <Target entry={entry} />
          </div>
          <div className="text-right text-xs text-ink-2">
            <span className="block">{momentText(entry.at, language)}</span>
            <span className="block wrap-anywhere">{entry.actor.email ?? t.erased}</span>
            {entry.state !== 'DONE' && <Tag variant="warn">{t.views[entry.state]}</Tag>}
          </div>
        </li>
      ))}
    </ol>
  )
}
