import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkContent } from '../../../../contract/range/check-content.ts'
import type { Field } from '../../../../contract/range/content.ts'
import type { EditedProduct } from '../../../../contract/range/editor.ts'
import { fieldFacts, sections, type Section } from '../../../../contract/range/fields.ts'
import type { RangeCategory } from '../../../../contract/range/list.ts'
import { useAddress } from '../../../platform/navigation/use-address.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { productQuery, useRangeAgain } from '../queries.ts'
import { useEditorTexts } from '../../texts.ts'
import { Answer } from './Answer.tsx'
import { ChangeList } from './aside/ChangeList.tsx'
import { Completeness } from './aside/Completeness.tsx'
import { ShopCard } from './aside/ShopCard.tsx'
import { EditorContext } from './editor-context.ts'
import { Head } from './Head.tsx'
import { Pictures } from './photos/Pictures.tsx'
import { Publish } from './Publish.tsx'
import { Attributes } from './sections/Attributes.tsx'
import { Delivery } from './sections/Delivery.tsx'
import { Food } from './sections/Food.tsx'
import { History } from './sections/History.tsx'
import { Price } from './sections/Price.tsx'
import { Safety } from './sections/Safety.tsx'
import { Texts } from './sections/Texts.tsx'
import { Variants } from './sections/Variants.tsx'
import { useDraft } from './use-draft.ts'

type EditorProps = { product: EditedProduct; categories: readonly RangeCategory[] }

/** A product with all its sections; what is typed is saved by itself, and counts once it is published. */
export function Editor({ product, categories }: EditorProps) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const again = useRangeAgain()
  const draft = useDraft(product)
  const { content } = draft.view
  const isReadOnly = product.status === 'ARCHIVED'
  const [refusals, setRefusals] = useState<Partial<Record<Field, string>>>({})
  const [isPublishing, setPublishing] = useState(false)
  const goToSection = useSections()
  const goToField = (field: Field) => {
    goToSection(fieldFacts[field].section)
    focusField(field)
  }
  const publish = () => void draft.flush().then(() => setPublishing(true))
  useSaveKey(draft.flush)
  const problems = checkContent(content)
  return (
    <EditorContext value={{ product, draft, content, isReadOnly, categories, problems, refusals }}>
      <div className="desk-page editor">
        <Head onPublish={publish} />
        <Answer onGo={goToField} />
        <div className="editor-columns">
          <SectionLinks onGo={goToSection} />
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <Pictures />
            <Texts />
            <Price />
            <Variants />
            <Attributes />
            <Food />
            <Delivery />
            <Safety />
            <History />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <Completeness onGo={goToField} />
            <ShopCard />
            <ChangeList onGo={goToField} />
          </div>
        </div>
      </div>
      {isPublishing && (
        <Publish
          onGo={goToField}
          onClose={() => setPublishing(false)}
          onRefused={setRefusals}
          onPublished={(published) => {
            setRefusals({})
            queryClient.setQueryData(productQuery(product.skuId, language).queryKey, published)
            draft.refresh(published)
            void again()
          }}
        />
      )}
    </EditorContext>
  )
}

function SectionLinks({ onGo }: { onGo: (section: Section) => void }) {
  const t = useEditorTexts()
  const { search } = useAddress()
  const current = search.get('section')
  return (
    <nav aria-label={t.sectionList} className="editor-sections">
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={current === section.toLowerCase() ? 'true' : undefined}
          onClick={() => onGo(section)}
        >
          {t.sections[section]}
        </button>
      ))}
    </nav>
  )
}

/** The section that the address names is in view; going to one changes the address. */
function useSections() {
  const { search, go } = useAddress()
  const section = search.get('section')
  useEffect(() => {
    const name = sections.find((one) => one.toLowerCase() === section)
    if (name) document.getElementById(`section-${section}`)?.scrollIntoView()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- afterwards who presses a link scrolls
  }, [])
  return (name: Section) => {
    const next = new URLSearchParams(search)
    next.set('section', name.toLowerCase())
    go(next)
    document.getElementById(`section-${name.toLowerCase()}`)?.scrollIntoView({ behavior: 'smooth' })
  }
}

// Behind the closing of whatever window the link was in, which takes the focus back.
function focusField(field: Field) {
  setTimeout(() => {
    const place = document.getElementById(`field-${field}`)
    const target = place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable], button')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  })
}

/** Ctrl S saves at once, as everywhere. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [save])
}
