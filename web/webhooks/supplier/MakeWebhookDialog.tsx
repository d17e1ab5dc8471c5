import { useState } from 'react'
import * as webhooksApi from '../../../contract/team/webhooks.ts'
import { webhookEvents, type WebhookEvent } from '../../../contract/team/webhooks.ts'
import { ShownOnce } from '../../account/api-keys/ShownOnce.tsx'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useWebhooksAgain } from './webhooks.ts'
import { useWebhookTexts } from './texts.ts'

/** Names an address for events, then shows its secret, this once. */
export function MakeWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useWebhookTexts()
  const [secret, setSecret] = useState<string | null>(null)
  return secret === null ? (
    <Dialog title={t.make} onClose={onClose}>
      <MakeWebhookForm onMade={setSecret} />
    </Dialog>
  ) : (
    <Dialog title={t.madeTitle} onClose={onClose}>
      <ShownOnce lead={t.madeLead} value={secret} onClose={onClose} />
    </Dialog>
  )
}

function MakeWebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const t = useWebhookTexts()
  const readAgain = useWebhooksAgain()
  const [events, setEvents] = useState<WebhookEvent[]>(['order.placed', 'order.cancelled'])
  const form = useCallForm({
    endpoint: webhooksApi.make,
    defaultValues: { url: '' },
    labels: { url: t.url },
    inputOf: ({ url }: { url: string }) => ({ url, events }),
    async onDone({ secret }) {
      onMade(secret)
      await readAgain()
    },
  })
  const toggle = (event: WebhookEvent) =>
    setEvents(webhookEvents.filter((each) => (each === event ? !events.includes(event) : events.includes(each))))
  return (
    <CallForm form={form} className="grid gap-5">
      <TextField {...form.field('url')} type="url" hint={t.urlHint} maxLength={500} autoComplete="off" />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-small font-semibold">{t.eventsLabel}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={() => toggle(event)}
            label={
              <>
                <code>{event}</code> <span className="text-ink-2">{t.events[event]}</span>
              </>
            }
          />
        ))}
        {events.length === 0 && (
          <p role="alert" className="text-small font-medium text-danger">
            {t.noEvent}
          </p>
        )}
      </fieldset>
      <Button type="submit" size="lg" isLoading={form.isSending} disabled={events.length === 0}>
        {t.make}
      </Button>
    </CallForm>
  )
}
