import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useDesignTexts } from '../texts.ts'
import type { SaveState } from '../../platform/writes/saver.ts'
import type { Editing } from './use-editing.ts'

const marks: Record<SaveState, [icon: typeof Check, className: string]> = {
  saved: [Check, 'text-ok'],
  waiting: [LoaderCircle, 'text-ink-2'],
  saving: [LoaderCircle, 'text-ink-2'],
  unreachable: [CloudOff, 'text-warn'],
  refused: [TriangleAlert, 'text-danger'],
  closed: [TriangleAlert, 'text-warn'],
}

/** Whether what was done is saved; read out when that changes. */
export function SaveNote({ editing: { state, isRestored, flush } }: { editing: Editing }) {
  const t = useDesignTexts().save
  const [Icon, className] = marks[state]
  return (
    <div className="grid gap-1 pt-2 text-sm">
      <p className={`flex items-start gap-2 font-medium ${className}`}>
        <Icon className="mt-px size-[18px]" aria-hidden="true" />
        <span role="status" data-save-state={state}>
          {t[state]}
        </span>
      </p>
      {isRestored && <p className="text-ink-2">{t.restored}</p>}
      {state === 'unreachable' && (
        <button
          type="button"
          onClick={() => void flush()}
          className="w-fit py-1 font-semibold underline underline-offset-3"
        >
          {t.now}
        </button>
      )}
    </div>
  )
}
