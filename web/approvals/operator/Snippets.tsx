import type { ApprovalDetail, ApprovalKind } from '../../../contract/operator/approvals.ts'
import { approvalSnippets as de } from '../../../texts/de/approvals/snippets.ts'
import { approvalSnippets as en, type ApprovalSnippets } from '../../../texts/en/approvals/snippets.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useApprovalTexts } from './texts.ts'

// Operators read their names, the other side reads their words.
const snippets: Record<'de' | 'en', ApprovalSnippets> = { de, en }

type SnippetsProps = { kind: ApprovalKind; readIn: ApprovalDetail['readIn']; onChosen: (words: string) => void }

/** Sentences that are often said to the other side, one press each: to ask, and to reject. */
export function Snippets({ kind, readIn, onChosen }: SnippetsProps) {
  const t = useApprovalTexts()
  const own = useLanguage()
  return (['ASK', 'REJECT'] as const).map((decision) => {
    const words = Object.values(snippets[readIn[decision] ?? own][kind][decision])
    return (
      <div
        key={decision}
        role="group"
        aria-label={t.snippets[decision]}
        className="flex flex-wrap items-center gap-1.5"
      >
        <span aria-hidden="true" className="text-ink-2">
          {t.snippets[decision]}
        </span>
        {Object.values(snippets[own][kind][decision]).map(([name], index) => (
          <button key={name} type="button" className="desk-chip" onClick={() => onChosen(words[index]![1])}>
            {name}
          </button>
        ))}
      </div>
    )
  })
}
