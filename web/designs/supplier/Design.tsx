import ArrowLeft from 'lucide-react/icons/arrow-left'
import ImageOff from 'lucide-react/icons/image-off'
import { useParams } from 'react-router'
import type { SupplierDesignPage } from '../../../contract/designs/supplier-designs.ts'
import { imageUrl } from '../../../contract/platform/images.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DesignStatusTag } from '../DesignStatusTag.tsx'
import { Messages } from './Messages.tsx'
import { ProofForm } from './ProofForm.tsx'
import { designQuery, type StoreStatus } from './queries.ts'
import { ReportPart } from './ReportPart.tsx'
import { ReportState } from './ReportState.tsx'
import { Reject } from './Reject.tsx'
import { SentProofs } from './SentProofs.tsx'
import { useSupplierDesignTexts } from './texts.ts'
import { Request } from './Request.tsx'

/** One design: what the buyer wants printed, and the store's answer. */
export function Component() {
  const t = useSupplierDesignTexts()
  const { places } = useDeskTexts()
  const { id = '' } = useParams()
  const read = useRead(designQuery(id, useLanguage()))
  return (
    <section className="desk-page" aria-label={places.supplier.designs}>
      <Link
        to="/supplier/product-designs"
        className="flex min-h-8 w-fit items-center gap-1.5 text-small text-ink-2 underline underline-offset-2 [&_svg]:size-4"
      >
        <ArrowLeft />
        {t.all}
      </Link>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(design) => <Shown key={design.id} design={design} />}
      </QueryView>
    </section>
  )
}

function Shown({ design }: { design: SupplierDesignPage }) {
  const t = useSupplierDesignTexts()
  const { title, productName, buyer, status, isBlocked } = design
  return (
    <>
      <PageHead
        title={title}
        lead={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <DesignStatusTag status={status} text={isBlocked ? t.blocked : t.statuses[status as StoreStatus]} />
            <span className="min-w-0 wrap-anywhere">
              {[buyer.companyName, buyer.contactName, productName].filter(Boolean).join(' · ')}
            </span>
          </span>
        }
      >
        <ReportPart design={design} />
        <Reject design={design} />
      </PageHead>
      <ReportState report={design.report} />
      <div className="grid items-start gap-[18px] *:min-w-0 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid gap-[18px] *:min-w-0">
          <Preview design={design} />
          <Request design={design} />
        </div>
        <div className="grid gap-[18px] *:min-w-0">
          <ProofForm design={design} />
          <SentProofs design={design} />
          <Messages design={design} />
        </div>
      </div>
    </>
  )
}

function Preview({ design: { previewUrl, title, productName } }: { design: SupplierDesignPage }) {
  const t = useSupplierDesignTexts()
  return (
    <Card>
      {previewUrl ? (
        <a href={imageUrl(previewUrl, 'large')} target="_blank" rel="noopener" className="block rounded-2xl">
          <Picture
            url={previewUrl}
            alt={t.preview(title, productName)}
            sizes="(min-width: 64rem) 640px, 100vw"
            isEager
            isLarge
            className="aspect-square w-full rounded-2xl object-cover"
          />
        </a>
      ) : (
        <span className="grid aspect-square place-items-center text-ink-3">
          <ImageOff aria-hidden="true" />
        </span>
      )}
    </Card>
  )
}
