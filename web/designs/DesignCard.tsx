import ImageOff from 'lucide-react/icons/image-off'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { dateText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { DesignStatusTag } from './DesignStatusTag.tsx'
import { useDesignTexts } from './texts.ts'

/** A design in the list; the whole card opens it. On phones the picture stands beside the words. */
export function DesignCard({ design }: { design: ProductDesign }) {
  const t = useDesignTexts()
  const language = useLanguage()
  const { id, title, productName, storeName, quantity, previewUrl, status, statusText, updatedAt } = design
  return (
    <li className="relative grid grid-cols-[112px_minmax(0,1fr)] gap-4 rounded-lg bg-surface p-3 ring-1 ring-line transition hover:shadow-2 sm:grid-cols-1 sm:content-start sm:p-4">
      {previewUrl ? (
        <Picture
          url={previewUrl}
          alt={t.preview(title, productName)}
          sizes="(min-width: 1024px) 320px, (min-width: 640px) 45vw, 112px"
          className="aspect-square w-full rounded-md object-cover"
        />
      ) : (
        <span className="grid aspect-square w-full place-items-center rounded-md bg-sunken text-ink-3">
          <ImageOff aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0">
        <DesignStatusTag status={status} text={statusText} />
        <h2 className="mt-2 font-sans text-lead leading-snug tracking-normal hyphens-auto">
          <Link
            to={paths.productDesign(id)}
            aria-label={t.open(title)}
            className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-medium text-ink-2">{productName}</p>
        <p className="mt-1 text-small text-ink-3 tabular-nums">
          {t.pieces(quantity)} · {storeName}
        </p>
        <p className="mt-0.5 text-small text-ink-3">{t.changed(dateText(updatedAt, language))}</p>
      </div>
    </li>
  )
}
