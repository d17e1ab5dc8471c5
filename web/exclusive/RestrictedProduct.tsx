import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Tag } from '../ui/Tag.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { accessVariants } from './access-variants.ts'
import { accessQuery, useExclusiveTexts } from './queries.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'

/** A buyer's way to a product they are refused: the application, or what has become of it. */
export function RestrictedProduct({ skuId }: { skuId: string }) {
  const t = useExclusiveTexts()
  const read = useRead({ ...accessQuery(skuId, useLanguage()), refetchOnMount: 'always' })
  if (read.state === 'failed')
    return <FailedLine text={t.accessFailed} failure={read.failure} className="-mt-10 pb-20 text-center sm:-mt-16" />
  if (read.state === 'coming' || read.data.canSee) return null
  const access = read.data
  const state = access.reason === 'PENDING' || access.reason === 'REJECTED' ? access.reason : null
  return (
    <section className="mx-auto -mt-10 max-w-xl pb-20 text-center sm:-mt-16">
      {state && (
        <div className="grid justify-items-center gap-3" role="status">
          <Tag variant={accessVariants[state]}>{t.states[state]}</Tag>
          <p className="text-ink-2">{access.message}</p>
        </div>
      )}
      {access.canApply ? (
        <div className="mt-6 rounded-lg bg-surface p-5 text-left hairline sm:p-7">
          <h2 className="text-xl">{t.applyTitle}</h2>
          <p className="mt-2 mb-5 text-ink-2">{t.applyText}</p>
          <ApplyForm skuId={skuId} />
        </div>
      ) : (
        <Link to={paths.exclusive()} className={buttonClass({ variant: 'secondary', className: 'mt-6' })}>
          {t.toList}
        </Link>
      )}
    </section>
  )
}
