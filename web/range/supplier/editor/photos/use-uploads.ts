import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maxFileBytes } from '../../../../../contract/platform/files.ts'
import * as photosApi from '../../../../../contract/range/photos.ts'
import type { UploadedPhoto } from '../../../../../contract/range/photos.ts'
import { call } from '../../../../platform/calls/call.ts'
import { CallProblem } from '../../../../platform/calls/call-problem.ts'
import { useOnce } from '../../../../platform/writes/once.ts'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'

type UploadOptions = {
  /** How many more the product may have. */
  room: number
  onAdded: (ids: string[]) => void
}
type Refused = { name: string; text: string }

/** Sends files one after the other; what is refused says why, the others are added. */
export function useUploads({ room, onAdded }: UploadOptions) {
  const t = useEditorTexts().pictures
  const { product } = useEditor()
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<string[]>([])
  const [errors, setErrors] = useState<Refused[]>([])
  const [known, setKnown] = useState<UploadedPhoto[]>([])
  const once = useOnce()
  const { skuId } = product

  async function sendAll(files: File[]) {
    const added: UploadedPhoto[] = []
    const refused: Refused[] = []
    const taken = files.slice(0, room)
    for (const { name } of files.slice(room)) refused.push({ name, text: t.full })
    setErrors([])
    for (const [at, file] of taken.entries()) {
      setSending(taken.slice(at).map(({ name }) => name))
      try {
        added.push(await call(photosApi.add, { skuId, file }))
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
        refused.push({ name: file.name, text: Object.values(error.fieldErrors)[0] ?? error.message })
      }
    }
    setSending([])
    setErrors(refused)
    setKnown([...known, ...added])
    if (added.length > 0) onAdded(added.map(({ id }) => id))
    void queryClient.invalidateQueries({ queryKey: ['range', 'product', skuId] })
  }
  return {
    sending,
    errors,
    known,
    add: (files: File[]) => void (files.length > 0 && once('one batch at a time', () => sendAll(files))),
    refuse: (files: File[]) =>
      setErrors(files.map(({ name, size }) => ({ name, text: size > maxFileBytes ? t.tooLarge : t.notAPicture }))),
  }
}
