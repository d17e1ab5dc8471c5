import Camera from 'lucide-react/icons/camera'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { MOST_ATTACHMENTS } from '../../contract/attachments/attachments.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { FileThumb } from './FileThumb.tsx'
import { useAttachmentTexts } from './texts.ts'
import { acceptedTypes, MOST_MEGABYTES, type Attachments } from './use-attachments.ts'

type AttachmentFieldProps = {
  attachments: Attachments
  /** Photos come first, as at the ramp with a telephone. */
  isForPhotos?: boolean
  label: string
}

/** Takes pictures and PDFs by its button, several at once, and shows what is there already. */
export function AttachmentField({ attachments, isForPhotos = false, label }: AttachmentFieldProps) {
  const t = useAttachmentTexts()
  const id = useId()
  const { attached, sending, error, done, add, remove } = attachments
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} relative max-sm:h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          {isForPhotos ? <Camera aria-hidden="true" /> : <Paperclip aria-hidden="true" />}
          <span aria-hidden="true">{isForPhotos ? t.choose : t.chooseFiles}</span>
          <input
            id={id}
            type="file"
            multiple
            accept={acceptedTypes.join(',')}
            aria-label={label}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              // The same file can be chosen again after a failure.
              target.value = ''
            }}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </span>
        <p id={`${id}-hint`} className="text-small text-ink-3">
          {t.hint(MOST_ATTACHMENTS, MOST_MEGABYTES)}
        </p>
      </div>
      {sending.map(({ key, name, percent }) => (
        <div key={key}>
          <p className="mb-1 truncate text-small text-ink-2 tabular-nums">{t.uploading(name, percent)}</p>
          <ProgressBar value={percent} max={101} label={t.uploading(name, percent)} />
        </div>
      ))}
      {attached.length > 0 && (
        <ul aria-label={t.list} className="flex flex-wrap gap-3">
          {attached.map((attachment) => (
            <li key={attachment.id} className="relative">
              <FileThumb attachment={attachment} />
              <button
                type="button"
                aria-label={t.remove(attachment.name)}
                onClick={() => remove(attachment.id)}
                className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full bg-ink text-paper shadow-2 [&_svg]:size-4"
              >
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-error`} role="alert" className="text-small font-medium text-danger empty:hidden">
        {error}
      </p>
      <p aria-live="polite" className="sr-only">
        {done}
      </p>
    </div>
  )
}
