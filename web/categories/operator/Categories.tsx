import Plus from 'lucide-react/icons/plus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import type { OperatorCategory } from '../../../contract/categories/categories.ts'
import { moved, OrderGrip } from '../../desk/order/OrderGrip.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { nameIn } from './category-name.ts'
import { NewCategoryDialog } from './NewCategoryDialog.tsx'
import { useTreeAgain } from './PlaceDialogs.tsx'
import { operatorCategoriesQuery } from './queries.ts'
import { useOperatorCategoryTexts } from './texts.ts'

/** The tree of categories: what they are called, where they stand and where their pages are. */
export function Component() {
  const t = useOperatorCategoryTexts()
  const desk = useDeskTexts()
  const read = useRead(operatorCategoriesQuery())
  const [opened, setOpened] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.categories} lead={t.lead}>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </PageHead>
      <section className="desk-card p-3 sm:p-[18px]" aria-label={t.tree}>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-96" />}>
          {(tree) => {
            const category = tree.find(({ slug }) => slug === opened)
            return (
              <>
                <Siblings tree={tree} parent={null} onOpen={setOpened} />
                {category && (
                  <CategoryDialog key={category.slug} {...{ category, tree }} onClose={() => setOpened(null)} />
                )}
                {isAdding && <NewCategoryDialog tree={tree} onClose={() => setAdding(false)} />}
              </>
            )
          }}
        </QueryView>
      </section>
    </div>
  )
}

type SiblingsProps = {
  tree: readonly OperatorCategory[]
  parent: OperatorCategory | null
  onOpen: (slug: string) => void
}

/** What stands beside each other, with what is below each; in an order that can be changed. */
function Siblings({ tree, parent, onOpen }: SiblingsProps) {
  const t = useOperatorCategoryTexts()
  const language = useLanguage()
  const siblings = tree.filter(({ parentSlug }) => parentSlug === (parent?.slug ?? null))
  const order = useOrder(parent?.slug ?? null, siblings)
  if (siblings.length === 0) return null
  return (
    <ol aria-label={parent ? t.below(nameIn(parent, language)) : t.tree} className="grid">
      {siblings.map((category, place) => (
        <li key={category.slug} data-order className={parent ? '' : 'border-b border-line py-1.5 last:border-b-0'}>
          <div className="flex min-h-11 items-center gap-2">
            <OrderGrip
              label={t.order(nameIn(category, language))}
              place={place}
              all={siblings.length}
              onMove={(from, to) => order(from, to)}
            />
            <Line category={category} onOpen={() => onOpen(category.slug)} />
          </div>
          {!parent && (
            <div className="pl-5 sm:pl-9">
              <Siblings tree={tree} parent={category} onOpen={onOpen} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

type LineProps = { category: OperatorCategory; onOpen: () => void }

function Line({ category, onOpen }: LineProps) {
  const t = useOperatorCategoryTexts()
  const name = nameIn(category, useLanguage())
  const { slug, path, goods, showInFooter, isArchived, parentSlug } = category
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
      <button
        type="button"
        aria-label={t.open(name)}
        className={`min-h-9 text-left text-brand underline underline-offset-2 ${parentSlug === null ? 'font-semibold' : ''}`}
        onClick={onOpen}
      >
        {name}
      </button>
      <span className="text-small break-all text-ink-3">/{path}</span>
      {isArchived && <Tag variant="warn">{t.archived}</Tag>}
      {showInFooter && <Tag>{t.inFooter}</Tag>}
      <span className="text-small text-ink-3 tabular-nums sm:ml-auto">{t.goods(goods)}</span>
      <Link
        to={`/operator/categories/${slug}`}
        aria-label={t.attributesOf(name)}
        className="inline-flex min-h-6 min-w-6 items-center text-small text-brand underline underline-offset-2"
      >
        {t.attributes}
      </Link>
    </div>
  )
}

/** Shown at once; the tree is read anew, also where somebody else was faster. */
function useOrder(parentSlug: string | null, siblings: readonly OperatorCategory[]) {
  const queryClient = useQueryClient()
  const again = useTreeAgain()
  const write = useWrite({
    mutationFn: (ordered: OperatorCategory[]) =>
      call(categoriesApi.order, { parentSlug, seen: slugsOf(siblings), slugs: slugsOf(ordered) }),
    onMutate: (ordered) =>
      queryClient.setQueryData(
        operatorCategoriesQuery().queryKey,
        (held) => held && [...held.filter((row) => row.parentSlug !== parentSlug), ...ordered],
      ),
    onSettled: again,
  })
  return (from: number, to: number) => write.mutate(moved(siblings, from, to))
}

const slugsOf = (categories: readonly OperatorCategory[]) => categories.map(({ slug }) => slug)
