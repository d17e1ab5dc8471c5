import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { pictureTypes } from '../../contract/platform/files.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import type { FileKind } from './send-file.ts'
import { useDesignTexts } from './texts.ts'
import { useUpload } from './use-upload.ts'
import type { Editing } from './editor/use-editing.ts'

type FileFieldProps = { editing: Editing; kind: FileKind; label: string; hint: string }

/** Takes a picture by button or drop; a logo also from the clipboard. Refusals are shown below. */
export function FileField({ editing, kind, label, hint }: FileFieldProps) {
  const t = useDesignTexts().files
  const id = useId()
  const { upload, progress, error, done } = useUpload(editing, kind)
  const [isOver, setOver] = useState(false)
  usePaste(kind === 'LOGO' ? upload : null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) upload(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      role="presentation"
      className={`rounded-lg border-[1.5px] border-dashed p-4 transition ${isOver ? 'border-brand bg-brand-soft' : error ? 'border-danger' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-44 flex-1">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          <p id={`${id}-hint`} className="mt-0.5 text-small text-ink-3">
            {hint}
          </p>
        </div>
        <span
          className={`${buttonClass({ variant: kind === 'LOGO' ? 'primary' : 'secondary', size: 'sm' })} max-sm:h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <ImageUp aria-hidden="true" />
          <span aria-hidden="true">{t.choose}</span>
          <input
            id={id}
            type="file"
            accept={pictureTypes.join(',')}
            disabled={progress !== null}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              if (target.files?.[0]) upload(target.files[0])
              // The same file can be chosen again after a failure.
              target.value = ''
            }}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </span>
      </div>
      {progress && (
        <div className="mt-3">
          <p className="mb-1 text-small text-ink-2 tabular-nums">{t.uploading(progress.name, progress.percent)}</p>
          <ProgressBar value={progress.percent} max={101} label={t.uploading(progress.name, progress.percent)} />
        </div>
      )}
      <p id={`${id}-error`} role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {error}
      </p>
      <p aria-live="polite" className="sr-only">
        {done}
      </p>
    </div>
  )
}

/** Pictures that are pasted anywhere but into a field. */
function usePaste(upload: ((file: File) => void) | null) {
  const newest = useRef(upload)
  useEffect(() => {
    newest.current = upload
  })
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const file = clipboardData?.files[0]
      if (file && !(target instanceof Element && target.closest('dialog'))) newest.current?.(file)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
