import Palette from 'lucide-react/icons/palette'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { ProductDesign } from '../../../contract/designs/designs.ts'
import { DesignView } from '../../designs/DesignView.tsx'
import { DesignStatusTag } from '../../designs/DesignStatusTag.tsx'
import { designQuery, templateQuery } from '../../designs/queries.ts'
import { ProofList } from '../../designs/ProofList.tsx'
import { useDesignTexts } from '../../designs/texts.ts'
import { Thread } from '../../designs/Thread.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

// Most designs that are opened can no longer be changed.
const Editor = lazyPart(async () => (await import('../../designs/editor/Editor.tsx')).Editor, {
  missing: 'sentence',
  fallback: <PageSkeleton />,
})

export function Component() {
  return (
    <div className="shell pb-4">
      <Suspense fallback={<PageSkeleton />}>
        <Design />
      </Suspense>
    </div>
  )
}

function Design() {
  const t = useDesignTexts()
  const { id = '' } = useParams()
  const read = useRead({ ...designQuery(id), refetchOnMount: 'always' })
  const data = dataOrNothing(read)
  const head = <Head title={data?.title ?? t.title} path={paths.productDesign(id)} isNoindex />
  if (data)
    return (
      <>
        {head}
        <Opened key={id} design={data} />
      </>
    )
  if (read.state !== 'failed')
    return (
      <>
        {head}
        <h1 className="sr-only">{t.title}</h1>
        <PageSkeleton />
      </>
    )
  const waysOn = (
    <>
      {head}
      <Link to={paths.productDesigns()} className={buttonClass({ variant: 'secondary' })}>
        {t.toDesigns}
      </Link>
    </>
  )
  return read.failure.isMissing ? (
    <EmptyState isPage icon={<Palette />} title={t.notFoundTitle} text={t.notFoundText}>
      {waysOn}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={read.failure} icon={<Palette />} title={t.designFailed}>
      {waysOn}
    </FailedRead>
  )
}

function Opened({ design }: { design: ProductDesign }) {
  const t = useDesignTexts()
  const isEditable = design.allowedActions.includes('EDIT')
  const template = useRead({ ...templateQuery(design.productSkuId), enabled: isEditable })
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: paths.productDesigns() },
          { label: design.title, to: paths.productDesign(design.id) },
        ]}
      />
      <header className="pt-4 pb-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageTitle className="wrap-anywhere sm:text-title-m">{design.title}</PageTitle>
          <DesignStatusTag status={design.status} text={design.statusText} />
        </div>
        <p className="mt-2 text-medium text-ink-2">
          <Link to={design.canonicalUrl} className="font-medium text-ink underline underline-offset-3">
            {design.productName}
          </Link>{' '}
          {t.from(design.storeName)}
        </p>
        <p aria-live="polite" className="mt-3 max-w-[62ch] text-ink-2 text-pretty">
          {design.isBlocked ? t.blocked : t.next[design.status]}
        </p>
      </header>
      {isEditable && template.state === 'coming' ? (
        <PageSkeleton />
      ) : isEditable && template.state === 'failed' ? (
        <FailedRead failure={template.failure} icon={<Palette />} title={t.designFailed} />
      ) : isEditable && template.state === 'ready' ? (
        <Editor design={design} template={template.data}>
          <ProofList design={design} />
          {design.status !== 'DRAFT' && <Thread design={design} />}
        </Editor>
      ) : (
        <DesignView design={design} />
      )}
    </>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:gap-[34px]" aria-busy="true">
      <Skeleton className="aspect-square rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  )
}
