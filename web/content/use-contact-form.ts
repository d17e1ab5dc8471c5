import { useEffect, useState } from 'react'
import { forgetValues, keepValues, keptValues } from '../platform/kept-values.ts'
import { useCallForm } from '../platform/use-call-form.ts'
import { useSession } from '../platform/use-session.ts'
import { blank, messageOf, type ContactValues } from './contact-values.ts'

const KEPT = 'contact'
const sendContactForm = async () => (await import('../../contract/content.ts')).sendContactForm
export type Sent = { ticketNumber: string; email: string }

/** `asked`: what the address of the page names, as the product a question is about. */
export function useContactForm(asked: Partial<ContactValues>) {
  const [sent, setSent] = useState<Sent | null>(null)
  const form = useCallForm({
    endpoint: sendContactForm,
    defaultValues: blank,
    inputOf: messageOf,
    onDone({ ticketNumber }, { email }) {
      forgetValues(KEPT)
      setSent({ ticketNumber, email })
    },
  })
  const { subscribe, setValue, getValues, reset, earlyValues } = form
  const known = useSession().user?.userDetails
  useEffect(() => {
    reset({ ...blank, ...keptValues(KEPT, blank), ...asked, ...earlyValues() })
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(KEPT, values) })
    // Only when the page opens; afterwards the fields belong to who types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [subscribe, reset])
  useEffect(() => {
    for (const name of ['firstName', 'lastName', 'email'] as const)
      if (known && !getValues(name)) setValue(name, known[name])
  }, [known, getValues, setValue])
  const again = () => {
    setSent(null)
    const { firstName, lastName, email } = getValues()
    reset({ ...blank, firstName, lastName, email })
  }
  return { form, sent, again }
}
