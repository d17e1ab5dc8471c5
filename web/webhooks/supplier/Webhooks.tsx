import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '../../../contract/team/webhooks.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { MakeWebhookDialog } from './MakeWebhookDialog.tsx'
import { useWebhookWrites, webhooksQuery } from './webhooks.ts'
import { useWebhookTexts } from './texts.ts'

/** Where systems of the store are told what has happened, and what became of it. */
export function Component() {
  const { places } = useDeskTexts()
  const t = useWebhookTexts()
  const language = useLanguage()
  const read = useRead({ ...webhooksQuery, refetchOnMount: 'always' })
  const [isMaking, setMaking] = useState(false)
  const lead = (
    <>
      {t.lead}{' '}
      <a className="text-brand underline" href={`/api/docs?language=${language}`} target="_blank" rel="noopener">
        {t.docs}
      </a>
    </>
  )
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.webhooks} lead={lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {({ webhooks, deliveries }) => (
          <div className="grid gap-4">
            <Card
              title={t.title}
              more={
                <Button size="sm" onClick={() => setMaking(true)}>
                  {t.make}
                </Button>
              }
            >
              {webhooks.length === 0 && <p className="p-4 text-ink-2">{t.none}</p>}
              <ul className="divide-y divide-line empty:hidden">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            </Card>
            {deliveries.length > 0 && <Deliveries webhooks={webhooks} deliveries={deliveries} />}
          </div>
        )}
      </QueryView>
      {isMaking && <MakeWebhookDialog onClose={() => setMaking(false)} />}
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, isOn, givenUpAt } = webhook
  const t = useWebhookTexts()
  const language = useLanguage()
  const { change, remove, ping } = useWebhookWrites()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Switch
        label={<span className="sr-only">{t.isOn(url)}</span>}
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ id, events, isOn: event.target.checked })}
      />
      <div className="min-w-0 flex-1 basis-56">
        <code className="font-semibold break-all">{url}</code>
        {givenUpAt && <p className="text-sm text-danger">{t.givenUp(dateText(givenUpAt, language))}</p>}
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {events.map((event) => (
            <Tag key={event}>{event}</Tag>
          ))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.pingNamed(url)}
        isLoading={ping.isPending}
        disabled={!isOn}
        onClick={() => ping.mutate(id)}
      >
        {t.ping}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t.removeNamed(url)} onClick={() => setRemoving(true)}>
        {t.remove}
      </Button>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeAsk}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={() => remove.mutate(id)}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

function Deliveries({ webhooks, deliveries }: { webhooks: Webhook[]; deliveries: WebhookDelivery[] }) {
  const t = useWebhookTexts()
  const { at, event, address, answer, next } = t.columns
  return (
    <Card title={t.deliveries}>
      <p className="px-4 pb-2 text-ink-2">{t.deliveriesLead}</p>
      <PlainTable label={t.columns.event} columns={[at, event, address, answer, next].map((name) => ({ name }))}>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            url={webhooks.find(({ id }) => id === delivery.webhookId)?.url ?? ''}
          />
        ))}
      </PlainTable>
    </Card>
  )
}

function Delivery({
  delivery: { id, at, event, data, state, tries, status, error },
  url,
}: {
  delivery: WebhookDelivery
  url: string
}) {
  const t = useWebhookTexts()
  const language = useLanguage()
  const { replay } = useWebhookWrites()
  const answered = error ? t.errors[error] : status === null ? null : String(status)
  const about = [event, ...Object.values(data)].join(' ')
  return (
    <tr>
      <td className="whitespace-nowrap text-ink-2">{momentText(at, language)}</td>
      <td>{about}</td>
      <td>
        <code className="break-all">{url}</code>
      </td>
      <td>
        <Tag variant={stateTags[state]}>{t.states[state]}</Tag>{' '}
        <span className="text-small text-ink-2">{answered === null ? t.notTried : t.answer(tries, answered)}</span>
      </td>
      <td className="text-right">
        <Button variant="secondary" size="sm" aria-label={t.replayNamed(about)} onClick={() => replay.mutate(id)}>
          {t.replay}
        </Button>
      </td>
    </tr>
  )
}

const stateTags = { PENDING: 'neutral', DELIVERED: 'ok', FAILED: 'warn' } as const
