import FileText from 'lucide-react/icons/file-text'
import type { Attachment } from '../../contract/attachments/attachments.ts'
import { imageUrl } from '../../contract/platform/images.ts'
import { useAttachmentTexts } from './texts.ts'

/** A file as a square that opens the picture, or saves the PDF. */
export function FileThumb({ attachment: { kind, name, url } }: { attachment: Attachment }) {
  const t = useAttachmentTexts()
  const isPicture = kind === 'PICTURE'
  return (
    <a
      href={isPicture ? imageUrl(url, 'large') : url}
      target={isPicture ? '_blank' : undefined}
      rel="noreferrer"
      download={isPicture ? undefined : name}
      title={name}
      aria-label={isPicture ? t.open(name) : t.save(name)}
      className="grid size-20 place-items-center overflow-hidden rounded-md bg-sunken ring-1 ring-line"
    >
      {isPicture ? (
        <img src={imageUrl(url, 'small')} alt="" loading="lazy" className="size-20 object-cover" />
      ) : (
        <span className="grid max-w-full place-items-center gap-1 p-1.5 text-xs text-ink-2">
          <FileText aria-hidden="true" />
          <span className="max-w-full truncate">{name}</span>
        </span>
      )}
    </a>
  )
}

/** Files that were attached to something. */
export function FileThumbs({ attachments }: { attachments: Attachment[] }) {
  const t = useAttachmentTexts()
  if (attachments.length === 0) return null
  return (
    <ul aria-label={t.list} className="mt-2 flex flex-wrap gap-2.5">
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <FileThumb attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}
