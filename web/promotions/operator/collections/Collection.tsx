import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useDeskTexts } from '../../../desk/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { PreviewPane } from '../../../previews/operator/PreviewPane.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ContentStateTag } from '../ContentStateTag.tsx'
import { collectionQuery, contentKey } from '../queries.ts'
import { useOperatorCollectionTexts, useOperatorPromotionTexts } from '../texts.ts'
import { CollectionForm } from './CollectionForm.tsx'

/** One collection beside its page in the shop. */
export function Component() {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { slug = '' } = useParams()
  const read = useRead(collectionQuery(slug, language), { isFresh: true })
  return (
    <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="m-6 h-96" />}>
      {(collection) => (
        <div className="edit-page">
          <header className="edit-head">
            <div className="mr-auto min-w-0">
              <h1 className="text-2xl">{language === 'de' ? collection.titleDe : collection.titleEn}</h1>
              <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
                <Link to="/operator/collections" className="text-brand underline underline-offset-2">
                  {desk.places.operator.collections}
                </Link>
                <span>{t.count(collection.productCount)}</span>
                <ContentStateTag state={collection.state} />
              </p>
            </div>
          </header>
          <div className="edit-form">
            <CollectionForm
              key={collection.version}
              collection={collection}
              onDone={async (saved) => {
                queryClient.setQueryData(collectionQuery(slug, language).queryKey, saved)
                showToast('success', content.saved)
                await queryClient.invalidateQueries({ queryKey: contentKey })
              }}
            />
          </div>
          <PreviewPane of={{ kind: 'COLLECTION', targetId: slug }} version={collection.version} />
        </div>
      )}
    </QueryView>
  )
}
