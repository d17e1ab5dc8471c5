import { useState } from 'react'
import * as settingsApi from '../../../contract/store-settings.ts'
import type { StorePause } from '../../../contract/store-settings.ts'
import { Card } from '../../desk/Card.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { berlinMinuteOf } from '../../desk/time/berlin.ts'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useSettingsAgain, type Settings } from './queries.ts'
import { useSettingsTexts } from './texts.ts'

type PausePartProps = { settings: Pick<Settings, 'pause' | 'isStopped' | 'stop' | 'openCarts'> }

/** When the store sells nothing, what buyers read of it, and how many carts that touches. */
export function PausePart({ settings: { pause, isStopped, stop, openCarts } }: PausePartProps) {
  const t = useSettingsTexts()
  const language = useLanguage()
  const { more } = useDeskTexts().list
  const count = openCarts.isExact ? String(openCarts.value) : more(openCarts.value)
  return (
    <Card title={t.tabs.pause}>
      <div className="grid max-w-3xl gap-4 p-[18px]">
        {isStopped && (
          <p role="status" className="rounded-xl bg-warn-soft p-3.5 text-small">
            {t.pause.stopped}
            {stop && (
              <span className="mt-1 block">
                {t.pause.stoppedSince(
                  momentText(stop.since, language),
                  stop.until && momentText(stop.until, language),
                  stop.reason,
                )}
              </span>
            )}
          </p>
        )}
        {pause && <Lasting pause={pause} />}
        <p className="text-small text-ink-2">
          {t.pause.lead} {openCarts.value === 0 ? t.noCarts : t.pause.openCarts(count)}
        </p>
        <PauseForm pause={pause} />
      </div>
    </Card>
  )
}

function Lasting({ pause: { startsAt, endsAt } }: { pause: StorePause }) {
  const t = useSettingsTexts().pause
  const language = useLanguage()
  const again = useSettingsAgain()
  const resuming = useWrite({
    mutationFn: () => call(settingsApi.resume, {}),
    onSuccess() {
      showToast('success', t.resumed)
      return again()
    },
  })
  const [now] = useState(() => new Date())
  const isAhead = startsAt > now
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-sunken p-3.5">
      <p className="min-w-0 flex-1 basis-72">
        <b>{isAhead ? t.ahead(momentText(startsAt, language)) : t.lasting}</b>{' '}
        {endsAt ? t.until(momentText(endsAt, language)) : t.open}
      </p>
      <Button size="sm" variant="secondary" isLoading={resuming.isPending} onClick={() => resuming.mutate(undefined)}>
        {isAhead ? t.withdraw : t.resume}
      </Button>
    </div>
  )
}

type Fields = { startsAt: string; endsAt: string; textDe: string; textEn: string }

function PauseForm({ pause }: { pause: StorePause | null }) {
  const t = useSettingsTexts().pause
  const again = useSettingsAgain()
  const [now] = useState(() => new Date())
  const form = useCallForm({
    endpoint: settingsApi.pause,
    defaultValues: {
      startsAt: berlinMinuteOf(pause?.startsAt ?? now),
      endsAt: berlinMinuteOf(pause?.endsAt ?? null),
      textDe: pause?.textDe ?? '',
      textEn: pause?.textEn ?? '',
    },
    labels: t,
    inputOf: ({ startsAt, endsAt, ...words }: Fields) => ({
      ...words,
      startsAt: startsAt.slice(0, 16),
      endsAt: endsAt === '' ? null : endsAt.slice(0, 16),
    }),
    async onDone() {
      showToast('success', t.saved)
      await again()
    },
  })
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('startsAt')} type="datetime-local" />
      <TextField {...form.field('endsAt')} type="datetime-local" isOptional hint={t.endsAtHint} />
      <Textarea {...form.field('textDe')} isOptional hint={t.textHint} rows={2} maxLength={300} />
      <Textarea {...form.field('textEn')} isOptional hint={t.textHint} rows={2} maxLength={300} />
      <Button type="submit" isLoading={form.isSending} className="justify-self-start sm:col-span-2">
        {pause ? t.change : t.save}
      </Button>
    </CallForm>
  )
}
