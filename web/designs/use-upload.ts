import { useState } from 'react'
import { pictureTypes } from '../../contract/platform/files.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useOnce } from '../platform/writes/once.ts'
import { sendFile, type FileKind } from './send-file.ts'
import { useDesignTexts } from './texts.ts'
import type { Editing } from './editor/use-editing.ts'

type Progress = { name: string; percent: number }

/** Uploads one file at a time to a design that is being edited. */
export function useUpload({ design, template, cacheDesign }: Editing, kind: FileKind) {
  const t = useDesignTexts().files
  const [progress, setProgress] = useState<Progress | null>(null)
  const [error, setError] = useState('')
  const [done, setDone] = useState('')
  const once = useOnce()
  const { maxFiles, maxFileBytes } = template.limits

  function refusalOf(file: File): string {
    if (design.files.length >= maxFiles) return t.full(maxFiles)
    if (!pictureTypes.some((type) => type === file.type)) return t.notAPicture
    return file.size > maxFileBytes ? t.tooLarge(Math.floor(maxFileBytes / 1024 / 1024)) : ''
  }

  async function send(file: File) {
    setDone('')
    const refusal = refusalOf(file)
    setError(refusal)
    if (refusal) return
    const showProgress = (share: number) => setProgress({ name: file.name, percent: Math.round(share * 100) })
    showProgress(0)
    try {
      cacheDesign(await sendFile({ id: design.id, kind, file }, showProgress))
      setDone(t.uploaded(file.name))
    } catch (failure) {
      if (!(failure instanceof CallProblem)) throw failure
      setError(Object.values(failure.fieldErrors)[0] ?? failure.message)
    } finally {
      setProgress(null)
    }
  }
  return { upload: (file: File) => void once('one at a time', () => send(file)), progress, error, done }
}
