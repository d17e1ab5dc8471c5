import type { AttributeSet, SetAttribute } from '../../../../contract/categories/attribute-sets.ts'
import { ReasonDialog } from '../../../desk/ReasonDialog.tsx'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RemovedList } from './RemovedList.tsx'
import { inputAs, labelIn, removedQuery, useSetWrite } from './set-writes.ts'
import { useCategoryAttributeTexts } from './texts.ts'

type AttributeDialogProps = { set: AttributeSet; attribute: SetAttribute; onClose: () => void }

/** Asks for an archived one again. */
export function RestoreDialog({ set, attribute, onClose }: AttributeDialogProps) {
  const t = useCategoryAttributeTexts()
  const name = labelIn(attribute, useLanguage())
  const write = useSetWrite(set, () => showToast('success', t.saved(name)))
  return (
    <ReasonDialog
      title={t.restoreTitle(name)}
      hint={t.reasonHint}
      action={t.restoreAction}
      onDone={(reason) => write.mutateAsync({ attributes: [...set.own, attribute].map(inputAs), reason })}
      onClose={onClose}
    >
      <p className="text-ink-2">{t.restoreLead}</p>
    </ReasonDialog>
  )
}

/** Takes one out, once it is said how many products state it. */
export function RemoveDialog({ set, attribute, onClose }: AttributeDialogProps) {
  const t = useCategoryAttributeTexts()
  const name = labelIn(attribute, useLanguage())
  const attributes = set.own.filter(({ key }) => key !== attribute.key).map(inputAs)
  const write = useSetWrite(set, () => showToast('success', t.removed(name)))
  const read = useRead(removedQuery(set, { attributes }))
  return (
    <ReasonDialog
      title={t.removeTitle(name)}
      hint={t.reasonHint}
      action={t.removeAction}
      isDanger
      onDone={(reason) => write.mutateAsync({ attributes, reason })}
      onClose={onClose}
    >
      <QueryView read={read} failed={{ title: t.removing.failed }} coming={<Skeleton className="h-20" />}>
        {(removed) => <RemovedList removed={removed} />}
      </QueryView>
    </ReasonDialog>
  )
}
