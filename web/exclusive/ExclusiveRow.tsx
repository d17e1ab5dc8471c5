import Lock from 'lucide-react/icons/lock'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { dateText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { Tag } from '../ui/Tag.tsx'
import { accessVariants } from './access-variants.ts'
import { useExclusiveTexts, type Application, type ExclusiveEntry } from './queries.ts'

type ExclusiveRowProps = { product: ExclusiveEntry; application: Application | undefined }

/** An exclusive product and what has become of the application for it; without access its number alone. */
export function ExclusiveRow({ product, application }: ExclusiveRowProps) {
  const t = useExclusiveTexts()
  const isOpen = product.accessStatus === 'GRANTED'
  const [image] = product.imageUrls
  return (
    <li className="flex gap-4 rounded-lg bg-surface p-4 hairline sm:gap-5 sm:p-5">
      {isOpen && image ? (
        <Picture url={image} alt="" sizes="96px" className="size-20 shrink-0 rounded-md object-cover sm:size-24" />
      ) : (
        <span className="grid size-20 shrink-0 place-items-center rounded-md bg-sunken text-ink-3 sm:size-24">
          <Lock aria-hidden="true" className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="font-sans text-base font-semibold tracking-normal">
            {isOpen ? (
              <Link to={paths.product(product)} className="hover:underline">
                {product.name}
              </Link>
            ) : (
              t.hidden(product.skuId)
            )}
          </h2>
          <Tag variant={accessVariants[product.accessStatus]}>{t.states[product.accessStatus]}</Tag>
        </div>
        {isOpen && (
          <p className="text-sm text-ink-3">
            {[product.brand, product.storeName, product.price?.finalNetPriceText].filter(Boolean).join(' · ')}
          </p>
        )}
        {application && <Progress application={application} isOpen={isOpen} />}
        {product.accessStatus === 'NONE' && (
          <Link
            to={`${paths.exclusive()}?${new URLSearchParams({ sku: product.skuId })}`}
            className="mt-2 inline-flex min-h-10 items-center text-brand underline"
          >
            {t.applyAgain}
          </Link>
        )}
      </div>
    </li>
  )
}

function Progress({ application, isOpen }: { application: Application; isOpen: boolean }) {
  const t = useExclusiveTexts()
  const language = useLanguage()
  const { createdAt, decidedAt, expiresAt, message, reason } = application
  const steps = [
    t.appliedOn(dateText(createdAt, language)),
    decidedAt && t.decidedOn(dateText(decidedAt, language)),
    isOpen && expiresAt && t.openUntil(dateText(expiresAt, language)),
  ]
  return (
    <>
      <p className="mt-1 text-sm text-ink-3 tabular-nums">{steps.filter(Boolean).join(' · ')}</p>
      <dl className="mt-2 grid gap-1.5 text-sm">
        {[[t.message, message] as const, reason ? ([t.reason, reason] as const) : null].map(
          (entry) =>
            entry && (
              <div key={entry[0]}>
                <dt className="font-medium">{entry[0]}</dt>
                <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{entry[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
