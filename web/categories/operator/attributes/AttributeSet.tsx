import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AttributeSet, SetAttribute } from '../../../../contract/categories/attribute-sets.ts'
import { Card } from '../../../desk/Card.tsx'
import { moved, OrderGrip } from '../../../desk/order/OrderGrip.tsx'
import { PageHead } from '../../../desk/PageHead.tsx'
import { useDeskTexts } from '../../../desk/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { nameIn } from '../category-name.ts'
import { AttributeDialog } from './AttributeDialog.tsx'
import { AttributeLine } from './AttributeLine.tsx'
import { Inherited } from './Inherited.tsx'
import { RestoreDialog } from './LeaveDialogs.tsx'
import { attributeSetQuery, inputAs, labelIn, useSetWrite } from './set-writes.ts'
import { useCategoryAttributeTexts } from './texts.ts'

/** What the goods of a category state: its own attributes, those of the category above, and those that are archived. */
export function Component() {
  const t = useCategoryAttributeTexts()
  const desk = useDeskTexts()
  const { slug = '' } = useParams()
  const read = useRead(attributeSetQuery(slug))
  return (
    <section className="desk-page" aria-label={desk.places.operator.attributes}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(set) => <Shown key={set.slug} set={set} />}
      </QueryView>
    </section>
  )
}

function Shown({ set }: { set: AttributeSet }) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  /** As it was opened, so that what is typed stays whatever others do; without one it is new. */
  const [opened, setOpened] = useState<{ attribute: SetAttribute | null } | null>(null)
  return (
    <>
      <PageHead
        title={t.title(nameIn(set, language))}
        lead={
          <>
            <Link
              to="/operator/categories"
              className="mb-1 flex min-h-6 w-fit items-center gap-1 text-brand underline underline-offset-2"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              {t.back}
            </Link>
            {t.lead}
          </>
        }
      >
        <Button icon={<Plus />} onClick={() => setOpened({ attribute: null })}>
          {t.add}
        </Button>
      </PageHead>
      <div className="grid gap-[18px]">
        {set.parent && <Inherited set={set} parent={set.parent} />}
        <Own set={set} onOpen={(attribute) => setOpened({ attribute })} />
        {set.archived.length > 0 && <Archived set={set} />}
      </div>
      {opened && <AttributeDialog set={set} attribute={opened.attribute} onClose={() => setOpened(null)} />}
    </>
  )
}

function Own({ set, onOpen }: { set: AttributeSet; onOpen: (attribute: SetAttribute) => void }) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const write = useSetWrite(set)
  const { own, parent } = set
  // In their new order at once.
  const keys = write.isPending ? (write.variables.attributes ?? []).map(({ key }) => key) : null
  const shown = keys ? own.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)) : own
  return (
    <Card title={t.own}>
      <div className="px-[18px] pb-3">
        {parent === null && <p className="pb-1 text-small text-ink-3">{t.ofLeaves}</p>}
        {own.length === 0 && <p className="text-ink-2">{t.ownNone}</p>}
        <ol aria-label={t.own} className="grid">
          {shown.map((attribute, place) => (
            <li
              key={attribute.key}
              data-order
              className="flex min-h-11 items-center gap-2 border-b border-line py-1 last:border-b-0"
            >
              <OrderGrip
                label={t.order(labelIn(attribute, language))}
                place={place}
                all={own.length}
                onMove={(from, to) => write.mutate({ attributes: moved(shown, from, to).map(inputAs) })}
              />
              <AttributeLine attribute={attribute}>
                <button
                  type="button"
                  aria-label={t.open(labelIn(attribute, language))}
                  className="min-h-9 text-left font-semibold text-brand underline underline-offset-2"
                  onClick={() => onOpen(attribute)}
                >
                  {labelIn(attribute, language)}
                </button>
              </AttributeLine>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

function Archived({ set }: { set: AttributeSet }) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const [restored, setRestored] = useState<SetAttribute | null>(null)
  return (
    <Card title={t.archived}>
      <div className="px-[18px] pb-3">
        <p className="pb-1 text-small text-ink-3">{t.archivedLead}</p>
        <ul aria-label={t.archived} className="grid">
          {set.archived.map((attribute) => (
            <li
              key={attribute.key}
              className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line py-1 last:border-b-0"
            >
              <AttributeLine attribute={attribute}>{labelIn(attribute, language)}</AttributeLine>
              <Button size="sm" variant="quiet" onClick={() => setRestored(attribute)}>
                {t.restore}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {restored && <RestoreDialog set={set} attribute={restored} onClose={() => setRestored(null)} />}
    </Card>
  )
}
