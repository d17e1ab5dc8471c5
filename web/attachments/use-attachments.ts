import { useRef, useState } from 'react'
import { MOST_ATTACHMENTS, type Attachment } from '../../contract/attachments/attachments.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { maxFileBytes, pictureTypes } from '../../contract/platform/files.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { upload } from '../platform/calls/upload.ts'
import { useAttachmentTexts } from './texts.ts'

/** For the `accept` of a file input; telephones turn their own formats into these. */
export const acceptedTypes = [...pictureTypes, 'application/pdf'] as const
export const MOST_MEGABYTES = Math.floor(maxFileBytes / 1024 / 1024)

type Sending = { key: number; name: string; percent: number }
/** Where files go: the call of the caller's side. */
export type UploadCall = () => Promise<Endpoint>

/** Files that are uploaded at once and attached later; what was refused says why. `of`: what else the address of the call names. */
export function useAttachments(
  readCall: UploadCall,
  { initial = [], of = {} }: { initial?: Attachment[]; of?: Record<string, string> } = {},
) {
  const t = useAttachmentTexts()
  const [attached, setAttached] = useState<Attachment[]>(initial)
  const [sending, setSending] = useState<Sending[]>([])
  const [error, setError] = useState('')
  const [done, setDone] = useState('')
  const nextKey = useRef(0)
  const refusalOf = (file: File) => {
    if (!acceptedTypes.some((type) => type === file.type)) return t.notAFile
    return file.size > maxFileBytes ? t.tooLarge(MOST_MEGABYTES) : ''
  }
  const send = async (file: File) => {
    const key = nextKey.current++
    setSending((all) => [...all, { key, name: file.name, percent: 0 }])
    const show = (share: number) =>
      setSending((all) => all.map((each) => (each.key === key ? { ...each, percent: Math.round(share * 100) } : each)))
    try {
      const attachment = (await upload(readCall, { ...of, file } as never, show)) as Attachment
      setAttached((all) => [...all, attachment])
      setDone(t.uploaded(file.name))
    } catch (failure) {
      if (!(failure instanceof CallProblem)) throw failure
      setError(Object.values(failure.fieldErrors)[0] ?? failure.message)
    } finally {
      setSending((all) => all.filter((each) => each.key !== key))
    }
  }
  return {
    attached,
    sending,
    error,
    done,
    add(files: readonly File[]) {
      const room = MOST_ATTACHMENTS - attached.length - sending.length
      const refusal = files.map(refusalOf).find(Boolean) ?? (files.length > room ? t.full(MOST_ATTACHMENTS) : '')
      setError(refusal)
      const accepted = files.filter((file) => !refusalOf(file)).slice(0, Math.max(0, room))
      for (const file of accepted) void send(file)
    },
    remove: (id: string) => setAttached((all) => all.filter((each) => each.id !== id)),
    clear: () => setAttached([]),
  }
}
export type Attachments = ReturnType<typeof useAttachments>
