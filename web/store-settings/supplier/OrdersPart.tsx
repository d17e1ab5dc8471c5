import { useState } from 'react'
import * as settingsApi from '../../../contract/store-settings.ts'
import { autoConfirms, type AutoConfirm } from '../../../contract/store-settings.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Radio } from '../../ui/fields/Radio.tsx'
import { useSettingsAgain } from './queries.ts'
import { useSettingsTexts } from './texts.ts'

/** Which orders are confirmed without anybody. */
export function OrdersPart({ autoConfirm }: { autoConfirm: AutoConfirm }) {
  const t = useSettingsTexts()
  const again = useSettingsAgain()
  const [chosen, setChosen] = useState(autoConfirm)
  const saving = useWrite({
    mutationFn: () => call(settingsApi.setAutoConfirm, { autoConfirm: chosen }),
    onSuccess() {
      showToast('success', t.saved)
      return again()
    },
  })
  return (
    <Card title={t.tabs.orders}>
      <div className="grid max-w-3xl gap-4 p-[18px]">
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">{t.autoConfirm.legend}</legend>
          {autoConfirms.map((value) => (
            <Radio
              key={value}
              name="autoConfirm"
              value={value}
              checked={chosen === value}
              label={
                <>
                  {t.autoConfirm.names[value]}
                  <span className="block text-small text-ink-2">{t.autoConfirm.hints[value]}</span>
                </>
              }
              onChange={() => setChosen(value)}
            />
          ))}
        </fieldset>
        <Button className="justify-self-start" isLoading={saving.isPending} onClick={() => saving.mutate(undefined)}>
          {t.save}
        </Button>
      </div>
    </Card>
  )
}
