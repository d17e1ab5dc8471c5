import type { ReactNode } from 'react'
import { paperRules, type StorePaper } from '../../contract/papers/papers.ts'
import { FileThumbs } from '../attachments/FileThumb.tsx'
import { dateText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Tag } from '../ui/Tag.tsx'
import { usePaperTexts } from './texts.ts'

const variants = {
  MISSING: 'warn',
  SENT: 'info',
  STATED: 'neutral',
  ACCEPTED: 'ok',
  REFUSED: 'danger',
  EXPIRED: 'danger',
} as const

type PaperLineProps = { paper: StorePaper; children?: ReactNode; history?: ReactNode }

/** One paper: how it stands, its number, its end, its proof, and what it was before. */
export function PaperLine({ paper, children, history }: PaperLineProps) {
  const t = usePaperTexts()
  const language = useLanguage()
  const { kind, state, value, endsOn, words, files } = paper
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{t.names[kind]}</b>
        <Tag variant={variants[state]}>{t.states[state]}</Tag>
        <span className="text-ink-3">{t.law(paperRules[kind].law)}</span>
        {children && <span className="ml-auto">{children}</span>}
      </div>
      {(value || endsOn) && (
        <p className="text-ink-2">
          {[value, endsOn && t.until(dateText(new Date(endsOn), language))].filter(Boolean).join(' · ')}
        </p>
      )}
      {state === 'REFUSED' && (
        <p className="whitespace-pre-line text-danger">{kind === 'VAT_ID' ? t.vatUnknown : t.refusedBecause(words)}</p>
      )}
      <FileThumbs attachments={files} />
      {history}
    </li>
  )
}
