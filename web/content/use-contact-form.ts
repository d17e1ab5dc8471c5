import { useEffect, useState } from 'react'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useContactTexts } from './contact-texts.ts'
import { blank, messageOf, type ContactValues } from './contact-values.ts'

const sendContactForm = async () => (await import('../../contract/content.ts')).sendContactForm
export type Sent = { ticketNumber: string; email: string }

/** `prefilled`: what the address of the page names, as the product a question is about. */
export function useContactForm(prefilled: Partial<ContactValues>) {
  const [sent, setSent] = useState<Sent | null>(null)
  const form = useCallForm({
    endpoint: sendContactForm,
    defaultValues: blank,
    labels: useContactTexts(),
    cacheProfile: { as: 'contact' },
    inputOf: messageOf,
    onDone({ ticketNumber }, { email }) {
      setSent({ ticketNumber, email })
    },
  })
  const { setValue, getValues, reset, earlyValues } = form
  const known = useSession().user?.userDetails
  useEffect(() => {
    for (const [name, value] of Object.entries({ ...prefilled, ...earlyValues() }))
      setValue(name as keyof ContactValues, value)
    // Only when the page opens; afterwards the fields belong to who types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [setValue, earlyValues])
  useEffect(() => {
    if (!known) return
    const names = ['firstName', 'lastName', 'email'] as const
    for (const name of names) if (!getValues(name)) setValue(name, known[name])
    // They go with the account.
    return () => {
      for (const name of names) if (getValues(name) === known[name]) setValue(name, '')
    }
  }, [known, getValues, setValue])
  const again = () => {
    setSent(null)
    const { firstName, lastName, email } = getValues()
    reset({ ...blank, firstName, lastName, email })
  }
  return { form, sent, again }
}
