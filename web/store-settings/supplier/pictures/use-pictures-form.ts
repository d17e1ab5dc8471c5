import { useState } from 'react'
import * as picturesApi from '../../../../contract/pictures/store-pictures.ts'
import type { ShownStorePicture, StoreUpload } from '../../../../contract/pictures/store-pictures.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { useTypedFields } from '../../../platform/forms/use-typed-text.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { useSettingsTexts } from '../texts.ts'
import { usePicturesAgain, type Pictures } from './queries.ts'

export type Chosen = {
  logo: ShownStorePicture | null
  cover: ShownStorePicture | null
  /** Uploaded here and not saved yet. */
  added: StoreUpload[]
}

/**
 * What is chosen and not saved outlives a reload. Where somebody else has saved meanwhile it stays, and the next press replaces what
 * they have chosen.
 */
export function usePicturesForm({ version, logo, cover, uploads }: Pictures) {
  const t = useSettingsTexts()
  const again = usePicturesAgain()
  const [chosen, choose] = useTypedFields<Chosen>('settings pictures', { logo, cover, added: [] })
  const [seen, setSeen] = useState(version)
  const [conflict, setConflict] = useState<string | null>(null)
  const saving = useWrite({
    meta: { isHandled: true },
    mutationFn: () => call(picturesApi.change, { version: seen, logo: chosen.logo, cover: chosen.cover }),
    async onSuccess(reply) {
      setSeen(reply.version)
      setConflict(null)
      await again()
      choose(null)
      showToast('success', t.saved)
    },
    onError(error) {
      if (!(error instanceof CallProblem) || error.code !== 'DRAFT_CHANGED') return
      setConflict(error.message)
      void again()
    },
  })
  // The version that came after the refusal is the one the person decides about.
  if (conflict !== null && version > seen) setSeen(version)
  const known = [...uploads, ...chosen.added]
  const isChanged = JSON.stringify([chosen.logo, chosen.cover]) !== JSON.stringify([logo, cover])
  return {
    chosen,
    choose,
    isChanged,
    conflict,
    refusal: conflict === null ? (saving.error?.message ?? null) : null,
    isSending: saving.isPending,
    save: () => saving.mutate(),
    uploadOf: (picture: ShownStorePicture | null) => known.find(({ id }) => id === picture?.id) ?? null,
  }
}
