import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import * as editorApi from '../../../../contract/range/editor.ts'
import { Link } from '../../../frame/Link.tsx'
import { useFrame } from '../../../frame/frame-context.ts'
import { localPath } from '../../../paths.ts'
import { call } from '../../../platform/calls/call.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ConfirmDialog } from '../../../ui/windows/ConfirmDialog.tsx'
import { Popover } from '../../../ui/windows/Popover.tsx'
import { StatusMark } from '../../StatusMark.tsx'
import { useRangeAgain } from '../queries.ts'
import { useEditorTexts } from '../../texts.ts'
import { useEditor } from './editor-context.ts'
import { SaveNote } from './SaveNote.tsx'

/** Where one is, whether all is saved, and the way out to the buyers. */
export function Head({ onPublish }: { onPublish: () => void }) {
  const t = useEditorTexts()
  const { product, content, categories, isReadOnly } = useEditor()
  const category = categories.find(({ slug }) => slug === content.category)
  return (
    <header className="editor-head">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <nav aria-label={t.crumbs} className="flex flex-wrap gap-1.5 text-small text-ink-3">
          <Link to="/supplier/products" className="hover:underline">
            {t.products}
          </Link>
          {category && <span aria-hidden="true">›</span>}
          {category && <span>{`${category.rootName} › ${category.name}`}</span>}
        </nav>
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 truncate">{content.nameDe || t.unnamed}</h1>
          <StatusMark status={product.status} text={t.statuses[product.status]} />
          {product.waiting && product.status !== 'IN_REVIEW' && <Tag variant="info">{t.waiting}</Tag>}
        </div>
      </div>
      <SaveNote />
      <div className="flex flex-wrap items-center gap-2">
        <Discard />
        {product.canonicalUrl && (
          <Link to={product.canonicalUrl} target="_blank" className="desk-button">
            <Eye />
            {t.inShop}
          </Link>
        )}
        {!isReadOnly && (
          <Button size="sm" onClick={onPublish}>
            {t.publish.button}
          </Button>
        )}
        <Restore />
        <More />
      </div>
    </header>
  )
}

/** Brings back what is archived. */
function Restore() {
  const t = useEditorTexts()
  const { product, draft } = useEditor()
  const again = useRangeAgain()
  const restore = useWrite({
    mutationFn: () => call(editorApi.act, { skuId: product.skuId, action: 'RESTORE' }),
    onSuccess: (restored) => draft.refresh(restored),
    onSettled: again,
  })
  if (!product.allowedActions.includes('RESTORE')) return null
  return (
    <Button size="sm" isLoading={restore.isPending} onClick={() => restore.mutate()}>
      {t.restore}
    </Button>
  )
}

function Discard() {
  const t = useEditorTexts()
  const { product, draft, isReadOnly } = useEditor()
  const again = useRangeAgain()
  const [isAsking, setAsking] = useState(false)
  const discard = useWrite({
    mutationFn: async () => {
      await draft.flush()
      await call(editorApi.discardDraft, { skuId: product.skuId, version: draft.version() })
      draft.refresh(await call(editorApi.read, { skuId: product.skuId }))
    },
    onSettled: again,
  })
  if (isReadOnly || product.changed.length === 0 || product.status === 'DRAFT') return null
  return (
    <>
      <Button size="sm" variant="quiet" isLoading={discard.isPending} onClick={() => setAsking(true)}>
        {t.discard.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.discard.title}
          text={t.discard.text}
          confirm={t.discard.button}
          onConfirm={() => discard.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function More() {
  const t = useEditorTexts()
  const { product } = useEditor()
  const language = useLanguage()
  const { navigator } = useFrame()
  const again = useRangeAgain()
  const duplicate = useWrite({
    mutationFn: () => call(editorApi.create, { copyOf: product.skuId }),
    onSuccess: ({ skuId }) => {
      void again()
      navigator.push(localPath(language, `/supplier/products/${skuId}`))
    },
  })
  return (
    <Popover
      trigger={<Ellipsis />}
      triggerLabel={t.more}
      triggerClass="desk-icon-button"
      panelClass="right-0 mt-1 grid w-56 gap-0.5 p-1.5"
    >
      {(close) => (
        <button
          type="button"
          className="flex min-h-10 items-center rounded-lg px-3 text-left hover:bg-sunken"
          onClick={() => {
            close()
            duplicate.mutate()
          }}
        >
          {t.duplicate}
        </button>
      )}
    </Popover>
  )
}
