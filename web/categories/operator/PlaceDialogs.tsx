import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import type { OperatorCategory } from '../../../contract/categories/categories.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { nameIn } from './category-name.ts'
import { EffectList } from './EffectList.tsx'
import { categoriesKey } from './queries.ts'
import { useOperatorCategoryTexts } from './texts.ts'

/** Stands for no category above; no slug looks so. */
const TOP = '/'

type PlaceDialogProps = { category: OperatorCategory; onClose: () => void; onDone: () => void }

/** Below which main category it comes, and what that touches. */
export function MoveDialog({
  category,
  roots,
  onClose,
  onDone,
}: PlaceDialogProps & { roots: readonly OperatorCategory[] }) {
  const t = useOperatorCategoryTexts()
  const language = useLanguage()
  const again = useTreeAgain()
  const { slug, version } = category
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const name = nameIn(category, language)
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(categoriesApi.move, { slug, version, reason, parentSlug: chosen === TOP ? null : chosen }),
    onSuccess: () => {
      showToast('success', t.moved(name))
      onDone()
    },
    // Also when somebody else was faster: the tree says what is there now.
    onSettled: again,
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const others = roots.filter((root) => !root.isArchived && root.slug !== slug && root.slug !== category.parentSlug)
  return (
    <ReasonDialog
      title={t.moveTitle(name)}
      hint={t.moveHint}
      action={t.moveAction}
      onDone={async (reason) => {
        setMissing(chosen === '')
        await (chosen === '' ? Promise.reject(new Error('No place is chosen.')) : write.mutateAsync(reason))
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.parentSlug}
        placeholder={t.choose}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ...(category.parentSlug === null ? [] : [{ value: TOP, label: t.isRoot }]),
          ...others.map((root) => ({ value: root.slug, label: nameIn(root, language) })),
        ]}
        error={refused['parentSlug'] ?? (isMissing ? t.choose : undefined)}
      />
      {chosen !== '' && <EffectList of={{ slug, ...(chosen !== TOP && { parentSlug: chosen }) }} />}
    </ReasonDialog>
  )
}

/** Out of the shop, or back into it. */
export function ArchiveDialog({ category, onClose, onDone }: PlaceDialogProps) {
  const t = useOperatorCategoryTexts()
  const again = useTreeAgain()
  const { slug, version, isArchived } = category
  const name = nameIn(category, useLanguage())
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(isArchived ? categoriesApi.restore : categoriesApi.archive, { slug, version, reason }),
    onSuccess: () => {
      showToast('success', isArchived ? t.restored(name) : t.archiveDone(name))
      onDone()
    },
    onSettled: again,
  })
  return (
    <ReasonDialog
      title={isArchived ? t.restoreTitle(name) : t.archiveTitle(name)}
      hint={t.moveHint}
      action={isArchived ? t.restoreAction : t.archiveAction}
      isDanger={!isArchived}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <p className="text-ink-2">{isArchived ? t.restoreLead : t.archiveLead}</p>
    </ReasonDialog>
  )
}

/** Reads the tree anew. */
export function useTreeAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: categoriesKey })
}
