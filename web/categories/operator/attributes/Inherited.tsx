import { useState } from 'react'
import type { AttributeSet, SetAttribute } from '../../../../contract/categories/attribute-sets.ts'
import { Card } from '../../../desk/Card.tsx'
import { ReasonDialog } from '../../../desk/ReasonDialog.tsx'
import { Link } from '../../../frame/Link.tsx'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { nameIn } from '../category-name.ts'
import { AttributeLine } from './AttributeLine.tsx'
import { labelIn, useSetWrite } from './set-writes.ts'
import { useCategoryAttributeTexts } from './texts.ts'

type InheritedProps = { set: AttributeSet; parent: NonNullable<AttributeSet['parent']> }

/** What the category above asks for; each can be required here although it is not everywhere. */
export function Inherited({ set, parent }: InheritedProps) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const above = nameIn(parent, language)
  const [chosen, setChosen] = useState<SetAttribute | null>(null)
  return (
    <Card
      title={t.inherited(above)}
      more={
        <Link
          to={`/operator/categories/${parent.slug}`}
          className="inline-flex min-h-6 items-center text-small text-brand underline underline-offset-2"
        >
          {t.open(above)}
        </Link>
      }
    >
      <div className="px-[18px] pb-3">
        {set.inherited.length === 0 && <p className="text-ink-2">{t.inheritedNone(above)}</p>}
        <ul aria-label={t.inherited(above)} className="grid">
          {set.inherited.map((attribute) => {
            const name = labelIn(attribute, language)
            return (
              <li key={attribute.key} className="grid gap-1 border-b border-line py-2 last:border-b-0">
                <AttributeLine attribute={attribute}>
                  <span className="font-semibold">{name}</span>
                </AttributeLine>
                {attribute.isRequired ? (
                  <p className="text-small text-ink-3">{t.requiredAbove(above)}</p>
                ) : (
                  <Checkbox
                    label={t.requireHere(name)}
                    checked={set.requiredKeys.includes(attribute.key)}
                    onChange={() => setChosen(attribute)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {chosen && <RequireDialog set={set} attribute={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

type RequireDialogProps = { set: AttributeSet; attribute: SetAttribute; onClose: () => void }

function RequireDialog({ set, attribute, onClose }: RequireDialogProps) {
  const t = useCategoryAttributeTexts()
  const name = labelIn(attribute, useLanguage())
  const isRequired = set.requiredKeys.includes(attribute.key)
  const write = useSetWrite(set, () => showToast('success', t.saved(name)))
  const requiredKeys = isRequired
    ? set.requiredKeys.filter((key) => key !== attribute.key)
    : [...set.requiredKeys, attribute.key]
  return (
    <ReasonDialog
      title={isRequired ? t.relaxTitle(name) : t.requireTitle(name)}
      hint={t.reasonHint}
      action={isRequired ? t.relaxAction : t.requireAction}
      onDone={(reason) => write.mutateAsync({ requiredKeys, reason })}
      onClose={onClose}
    >
      <p className="text-ink-2">{t.requireLead}</p>
    </ReasonDialog>
  )
}
