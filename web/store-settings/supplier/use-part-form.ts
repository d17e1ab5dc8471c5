import { useState } from 'react'
import type * as settingsApi from '../../../contract/store-settings.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { typedKey } from '../../platform/forms/use-typed-text.ts'
import { showToast } from '../../platform/toasts.ts'
import { useSettingsAgain } from './queries.ts'
import { useSettingsTexts } from './texts.ts'

type Fields = Record<string, string | boolean>
type PartEndpoint = typeof settingsApi.changeProfile | typeof settingsApi.changeTerms | typeof settingsApi.changeLegal

type PartForm<Values extends Fields> = {
  endpoint: PartEndpoint
  /** What is stored, as the fields show it, and its version. */
  stored: Values
  version: number
  /** What is sent for the fields, without the version. */
  inputOf: (values: Values) => object
}

/**
 * The form of a part of the settings. Where somebody else has saved meanwhile nothing typed is lost: each field that differs says
 * what is stored now, and the next press replaces it.
 */
export function usePartForm<Values extends Fields>({ endpoint, stored, version, inputOf }: PartForm<Values>) {
  const t = useSettingsTexts()
  const again = useSettingsAgain()
  const [seen, setSeen] = useState(version)
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useCallForm<PartEndpoint, Fields>({
    endpoint,
    defaultValues: stored,
    labels: t.fields,
    cacheProfile: { as: typedKey(`settings ${endpoint.path}`) },
    inputOf: (values) => ({ ...inputOf(values as Values), version: seen }),
    async onDone(reply, values) {
      setSeen(reply.version)
      setConflict(null)
      form.reset(values)
      showToast('success', t.saved)
      await again()
    },
    onRefused({ code, message }) {
      if (code !== 'DRAFT_CHANGED') return
      setConflict(message)
      void again()
    },
  })
  // The version that came after the refusal is the one the person decides about.
  if (conflict !== null && version > seen) setSeen(version)
  const typed = form.watch()
  const field = (name: keyof Values & string) => {
    const differs = conflict !== null && String(typed[name]) !== String(stored[name])
    return { ...form.field(name), hint: differs ? t.meanwhile(String(stored[name])) : undefined }
  }
  const { submit, isSending, refusal } = form
  return { submit, isSending, refusal: conflict === null ? refusal : null, field, conflict, typed: typed as Values }
}
