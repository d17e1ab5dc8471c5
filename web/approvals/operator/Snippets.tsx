import {
  decisions,
  type ApprovalDetail,
  type ApprovalKind,
  type Decision,
} from '../../../contract/operator/approvals.ts'
import { approvalSnippets as de } from '../../../texts/de/approvals/snippets.ts'
import { approvalSnippets as en, type ApprovalSnippets } from '../../../texts/en/approvals/snippets.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useApprovalTexts } from './texts.ts'

// Operators read their names, the other side reads their words.
const snippets: Record<'de' | 'en', ApprovalSnippets> = { de, en }
type Sentences = Record<string, readonly [name: string, words: string]>

type SnippetsProps = { kind: ApprovalKind; readIn: ApprovalDetail['readIn']; onChosen: (words: string) => void }

/** Sentences that are often said to the other side, one press each, by the decision that they go with. */
export function Snippets({ kind, readIn, onChosen }: SnippetsProps) {
  const t = useApprovalTexts()
  const own = useLanguage()
  const ofKind = (language: 'de' | 'en'): Partial<Record<Decision, Sentences>> => snippets[language][kind]
  return decisions.map((decision) => {
    const names = ofKind(own)[decision]
    if (!names) return null
    const words = Object.values(ofKind(readIn[decision] ?? own)[decision] ?? names)
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
        {Object.values(names).map(([name], index) => (
          <button key={name} type="button" className="desk-chip" onClick={() => onChosen(words[index]![1])}>
            {name}
          </button>
        ))}
      </div>
    )
  })
}
