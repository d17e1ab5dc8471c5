import { useRef, useState } from 'react'
import type { SupplierReview } from '../../../contract/reviews.ts'
import { dateText } from '../../platform/dates.ts'
import { useTypedText } from '../../platform/forms/use-typed-text.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { AnswerField } from './AnswerField.tsx'
import { useReply } from './queries.ts'
import { ReportPart } from './ReportPart.tsx'
import { useReviewTexts } from './texts.ts'

type ReviewEntryProps = {
  review: SupplierReview
  /** Its answer is being written. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onSent: () => void
}

/** One review and the store's answer, which is written below it. */
export function ReviewEntry({ review, isOpen, onOpen, onSent }: ReviewEntryProps) {
  const t = useReviewTexts()
  const language = useLanguage()
  // What was typed stays while another review is answered.
  const [text, setText] = useTypedText(`answer to review ${review.id}`)
  const { id, rate, comment, authorBusinessType, createdAt, isShown, storeReply } = review
  const about = t.about(review.productName, review.productSkuId)
  // Where the keyboard goes on when the field or the button that had the focus is gone.
  const article = useRef<HTMLElement>(null)
  const write = useReply((sent) => {
    showToast('success', sent ? t.sent : t.removed)
    setText('')
    article.current?.focus()
    if (sent) onSent()
  })
  const open = () => {
    if (!text) setText(storeReply ?? '')
    onOpen(true)
  }
  const isWriting = isOpen || text !== ''
  return (
    <li className="border-t border-line px-[18px] py-4 first:border-t-0">
      <article ref={article} tabIndex={-1} aria-label={about} className="grid max-w-[72ch] gap-2">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars average={rate} count={1} />
          <h2 className="text-base font-semibold">{about}</h2>
          {!isShown && <Tag variant="warn">{t.hidden}</Tag>}
        </header>
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        <p className="text-small text-ink-3">
          {t.businessTypes[authorBusinessType] ?? authorBusinessType} · {dateText(createdAt, language)}
        </p>
        {isWriting ? (
          <AnswerField
            {...{ text, isOpen }}
            onChange={setText}
            onSend={() => write.mutateAsync({ id, text: text.trim() }).catch(() => {})}
            onCancel={() => {
              setText('')
              article.current?.focus()
              onOpen(false)
            }}
          />
        ) : storeReply === null ? (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            aria-label={t.answerNamed(about)}
            onClick={open}
          >
            {t.answer}
          </Button>
        ) : (
          <Answered {...{ review, about }} onChange={open} onRemove={() => write.mutate({ id, text: '' })} />
        )}
        <ReportPart {...{ review, about }} onReported={() => article.current?.focus()} />
      </article>
    </li>
  )
}

type AnsweredProps = { review: SupplierReview; about: string; onChange: () => void; onRemove: () => void }

function Answered({ review: { storeReply, repliedAt }, about, onChange, onRemove }: AnsweredProps) {
  const t = useReviewTexts()
  const language = useLanguage()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <div className="grid gap-1 border-l-2 border-brand pl-4 text-ink-2">
      <p className="font-semibold text-ink">{repliedAt ? t.yoursOn(dateText(repliedAt, language)) : t.yours}</p>
      <p className="wrap-anywhere whitespace-pre-line">{storeReply}</p>
      <span className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" aria-label={t.changeNamed(about)} onClick={onChange}>
          {t.change}
        </Button>
        <Button size="sm" variant="quiet" aria-label={t.removeNamed(about)} onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
      </span>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={onRemove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
