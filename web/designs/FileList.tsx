import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { imageUrl } from '../../contract/platform/images.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { showToast } from '../platform/toasts.ts'
import { useOnce } from '../platform/writes/once.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { printedFile } from './content.ts'
import { loadDesignsApi, designQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'
import type { Editing } from './editor/use-editing.ts'
import { releaseUnseen } from '../ui/picture/release-unseen.ts'

type Files = ProductDesign['files']
/** Pictures with fewer pixels look soft in print. */
const SMALL = 600

/** Uploaded files; the one that is printed is marked. */
export function FileList({ editing, files }: { editing: Editing; files: Files }) {
  const t = useDesignTexts().files
  const { remove, removing } = useRemove(editing.design)
  const once = useOnce()
  const printed = printedFile(editing.design.files)
  if (files.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2">
      {files.toReversed().map((file) => (
        <li key={file.id} className="flex items-center gap-3 rounded-md p-2 ring-1 ring-line">
          <img
            src={imageUrl(file.url, 'small')}
            alt=""
            ref={releaseUnseen}
            loading="lazy"
            className="size-14 shrink-0 rounded-sm bg-[oklch(0.955_0.008_95)] object-contain p-1"
          />
          <div className="min-w-0 flex-1 text-small">
            <p className="truncate text-medium font-medium" title={file.name}>
              {file.name}
            </p>
            <p className="text-ink-3 tabular-nums">
              {t.pixels(file.width, file.height)}
              {file === printed && ` · ${t.printed}`}
            </p>
            {file === printed && Math.max(file.width, file.height) < SMALL && <p className="text-warn">{t.small}</p>}
          </div>
          <IconButton
            label={t.remove(file.name)}
            icon={<Trash2 />}
            disabled={removing !== null}
            onClick={() => void once(file.id, () => remove(file))}
          />
        </li>
      ))}
    </ul>
  )
}

function useRemove({ id }: ProductDesign) {
  const t = useDesignTexts().files
  const queryClient = useQueryClient()
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = async (file: Files[number]) => {
    setRemoving(file.id)
    try {
      const designsApi = await loadDesignsApi()
      await call(designsApi.removeFile, { id, fileId: file.id })
      showToast('info', t.removed(file.name))
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      showToast('error', error.message)
    }
    await queryClient.invalidateQueries({ queryKey: designQuery(id).queryKey })
    setRemoving(null)
  }
  return { remove, removing }
}
