import { useId, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'

export type FieldLook = {
  label: string
  isOptional?: boolean
  hint?: ReactNode
  /** Sentence below the field; the field counts as invalid while there is one. */
  error?: string
  /** Reads the label out without showing it. */
  isLabelHidden?: boolean
  className?: string
}
type FieldFrameProps = FieldLook & { children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }

/** Label above, hint and error below; the error is announced when it comes. */
export function FieldFrame({
  label,
  isOptional,
  hint,
  error,
  isLabelHidden,
  className = '',
  children,
}: FieldFrameProps) {
  const t = useTexts().ui
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-ink-3"> {t.optional}</span>}
      </label>
      {children({ id, describedBy })}
      {hint && (
        <div id={`${id}-hint`} className="text-[13px] text-ink-3">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-[13px] font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** The box of text fields and selects. */
export const fieldClass =
  'w-full min-w-0 rounded-md bg-surface px-3.5 hairline-strong transition placeholder:text-ink-3 hover:shadow-[inset_0_0_0_1px_var(--color-ink-2)] focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus disabled:opacity-45 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--color-danger)]'
