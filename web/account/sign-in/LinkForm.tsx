import { useEffect, useEffectEvent, useState } from 'react'
import { MINUTES_OF_LINK, request } from '../../../contract/security/sign-in-link.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useLinkTexts } from './link-texts.ts'
import { storeReturnPath } from './return-path.ts'

type LinkFormProps = {
  /** What was typed beside the password. */
  email: string
  onSignedIn: () => void
  onBack: () => void
}

/** Has a link mailed that signs in; the answer is the same whether there is an account or not. */
export function LinkForm({ email, onSignedIn, onBack }: LinkFormProps) {
  const t = useLinkTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const viewer = useViewer()
  const follow = useEffectEvent(onSignedIn)
  // The link was pressed in another tab.
  useEffect(() => {
    if (viewer !== 'visitor') follow()
  }, [viewer])
  const form = useCallForm({
    endpoint: request,
    defaultValues: { email },
    labels: { email: t.email },
    inputOf: (values: { email: string }) => values,
    onDone(_, values) {
      storeReturnPath(location.pathname + location.search, Date.now())
      setSentTo(values.email.trim())
    },
  })
  const back = (
    <button type="button" onClick={onBack} className="min-h-10 justify-self-start text-brand underline">
      {t.back}
    </button>
  )
  if (sentTo !== null)
    return (
      <div className="grid gap-4">
        <p role="status" className="rounded-md bg-info-soft px-4 py-3 wrap-anywhere">
          <b className="block font-semibold">{t.sentTitle}</b>
          {t.sent(sentTo, MINUTES_OF_LINK)}
        </p>
        <Button variant="secondary" size="lg" onClick={() => setSentTo(null)}>
          {t.again}
        </Button>
        {back}
      </div>
    )
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.lead}</p>}>
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.request}
      </Button>
      {back}
    </CallForm>
  )
}
