import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { fieldClass, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import type { Option } from './SelectField.tsx'
import { useListKeys } from './use-list-keys.ts'

type SearchSelectProps = FieldProps & {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  name?: string
  isDisabled?: boolean
  isLoading?: boolean
}

/** A select for long lists: what is typed is looked for, the list is at most 10 rem high (specification section 9). */
export function SearchSelect({ options, value, onChange, name, isDisabled, isLoading, ...field }: SearchSelectProps) {
  const t = useTexts().ui
  const { isOpen, active, setActive, open, close, onKeyDown } = useListKeys(options, value, onChange)
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame {...field}>
      {({ id, describedBy }) => (
        <div
          className="relative"
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
        >
          <button
            type="button"
            id={id}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={describedBy}
            disabled={isDisabled}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={onKeyDown}
            className={`${fieldClass} flex h-12 items-center justify-between gap-2 text-left`}
          >
            <span className={`truncate ${chosen ? '' : 'text-ink-3'}`}>{chosen?.label ?? t.choose}</span>
            <ChevronDown className="size-[18px] text-ink-3" aria-hidden="true" />
          </button>
          {name && <input type="hidden" name={name} value={value} />}
          {isOpen && (
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={field.label}
              className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-40 animate-fade-in overflow-y-auto overscroll-contain rounded-md bg-surface p-1 shadow-3 ring-1 ring-line"
            >
              {options.map((option, index) => (
                <Row
                  key={option.value}
                  id={`${id}-${index}`}
                  label={option.label}
                  isActive={index === active}
                  isChosen={option.value === value}
                  onPoint={() => setActive(index)}
                  onPick={() => {
                    onChange(option.value)
                    close()
                  }}
                />
              ))}
              {options.length === 0 && (
                <p className="px-3 py-2 text-sm text-ink-3">{isLoading ? t.loading : t.noMatch}</p>
              )}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

type RowProps = {
  id: string
  label: string
  isActive: boolean
  isChosen: boolean
  onPoint: () => void
  onPick: () => void
}

function Row({ id, label, isActive, isChosen, onPoint, onPick }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      // The focus stays on the button, or the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={`flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-sm px-3 py-1.5 text-medium ${isActive ? 'bg-sunken' : ''}`}
    >
      {label}
      {isChosen && <Check className="size-4 text-brand" aria-hidden="true" />}
    </div>
  )
}
