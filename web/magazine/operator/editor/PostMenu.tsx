import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import * as postsApi from '../../../../contract/operator/posts.ts'
import type { PostDraft } from '../../../../contract/operator/posts.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { localPath } from '../../../paths.ts'
import { call } from '../../../platform/calls/call.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { ConfirmDialog } from '../../../ui/windows/ConfirmDialog.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'

const path = '/operator/magazine'

/** A copy of the post, and the end of one that was never shown. */
export function PostMenu({ draft: { id, content, isLive, state, versions } }: { draft: PostDraft }) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const { navigator } = useFrame()
  const [isOpen, setOpen] = useState(false)
  const title = content.de.title || t.untitled
  const copy = useWrite({
    mutationFn: () => call(postsApi.create, { title: `${title} 2`, copyOf: id }),
    onSuccess: (created) => navigator.push(localPath(language, `${path}/${created.id}`)),
  })
  const remove = useWrite({
    mutationFn: () => call(postsApi.remove, { id }),
    onSuccess() {
      showToast('success', t.removed)
      navigator.push(localPath(language, path))
    },
  })
  const mayDelete = state === 'DRAFT' && !isLive && !versions.some(({ kind }) => kind === 'PUBLISHED')
  return (
    <span className="flex">
      <button
        type="button"
        className="desk-icon-button"
        aria-label={t.copy}
        title={t.copy}
        onClick={() => copy.mutate()}
      >
        <Copy />
      </button>
      {mayDelete && (
        <button
          type="button"
          className="desk-icon-button"
          aria-label={t.remove}
          title={t.remove}
          onClick={() => setOpen(true)}
        >
          <Trash2 />
        </button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t.remove}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={() => remove.mutateAsync()}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
