import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { timeText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useEditorTexts } from '../../texts.ts'
import type { SaveState } from './draft.ts'
import { useEditor } from './editor-context.ts'

const marks: Record<SaveState, [icon: typeof CircleCheck, className: string]> = {
  saved: [CircleCheck, 'text-ink-2'],
  waiting: [LoaderCircle, 'text-ink-2'],
  saving: [LoaderCircle, 'text-ink-2'],
  unreachable: [CloudOff, 'text-warn'],
  refused: [TriangleAlert, 'text-danger'],
  closed: [TriangleAlert, 'text-warn'],
}

/** Whether what was typed is saved, and since when; who else is at it. */
export function SaveNote() {
  const t = useEditorTexts().save
  const language = useLanguage()
  const { product, draft } = useEditor()
  const { state, savedAt, theirs } = draft.view
  const isChoosing = Object.keys(theirs).length > 0
  const [Icon, className] = isChoosing ? marks.refused : marks[state]
  const text = isChoosing
    ? t.choose
    : state === 'saved'
      ? savedAt && product.changed.length > 0
        ? t.saved(timeText(savedAt, language))
        : ''
      : t[state]
  const others = othersAt(product)
  return (
    <div className="grid text-small max-sm:basis-full">
      <p className={`flex items-center gap-1.5 ${className}`}>
        {text && <Icon className="size-4 shrink-0" aria-hidden="true" />}
        <span role="status" data-save-state={state}>
          {text}
        </span>
        {state === 'unreachable' && (
          <button type="button" className="font-semibold underline" onClick={() => void draft.flush()}>
            {t.now}
          </button>
        )}
      </p>
      {others && <p className="text-ink-3">{t.others(others.name, timeText(others.at, language))}</p>}
    </div>
  )
}

const RECENT_MS = 5 * 60_000

/** Somebody else who has changed the product just now. */
function othersAt({
  savedBy,
  savedAt,
  isSavedByCaller,
}: {
  savedBy: string | null
  savedAt: Date | null
  isSavedByCaller: boolean
}) {
  const isRecent = savedAt !== null && Date.now() - savedAt.getTime() < RECENT_MS
  return savedBy && savedAt && isRecent && !isSavedByCaller ? { name: savedBy, at: savedAt } : null
}
