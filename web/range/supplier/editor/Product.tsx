import { useParams } from 'react-router'
import { useDeskTexts } from '../../../desk/texts.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { categoriesQuery, productQuery } from '../queries.ts'
import { Editor } from './Editor.tsx'

/** One product of the store, to be changed and published. */
export function Component() {
  const { failedTitle } = useDeskTexts()
  const { skuId = '' } = useParams()
  const language = useLanguage()
  const read = useRead(productQuery(skuId, language))
  const categories = useRead(categoriesQuery(language))
  const shown = { failed: { title: failedTitle }, coming: <Skeleton className="m-6 h-96 rounded-2xl" /> }
  return (
    <QueryView read={read} {...shown}>
      {(product) => (
        <QueryView read={categories} {...shown}>
          {(all) => <Editor key={skuId} product={product} categories={all} />}
        </QueryView>
      )}
    </QueryView>
  )
}
