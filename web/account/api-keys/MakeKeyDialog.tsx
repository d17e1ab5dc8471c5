import { useState } from 'react'
import { keyRights, type KeyRight, type KeySide } from '../../../contract/rights.ts'
import { keyDays } from '../../../contract/team/api-keys.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { makeCalls, useApiKeysAgain } from './api-keys.ts'
import { useApiKeyTexts } from './texts.ts'

/** Makes a key, then shows it, this once. */
export function MakeKeyDialog({ side, onClose }: { side: KeySide; onClose: () => void }) {
  const t = useApiKeyTexts()
  const [key, setKey] = useState<string | null>(null)
  return key === null ? (
    <Dialog title={t.makeTitle} onClose={onClose}>
      <MakeKeyForm side={side} onMade={setKey} />
    </Dialog>
  ) : (
    <Dialog title={t.madeTitle} onClose={onClose}>
      <ShownOnce lead={t.madeLead} value={key} onClose={onClose} />
    </Dialog>
  )
}

function MakeKeyForm({ side, onMade }: { side: KeySide; onMade: (key: string) => void }) {
  const t = useApiKeyTexts()
  const readAgain = useApiKeysAgain(side)
  const [rights, setRights] = useState<KeyRight[]>([])
  const form = useCallForm({
    endpoint: makeCalls[side],
    defaultValues: { name: '', days: String(keyDays.at(-1)) },
    labels: { name: t.name, days: t.daysLabel },
    inputOf: ({ name, days }: { name: string; days: string }) => ({ name, rights, days: Number(days) }),
    async onDone({ key }) {
      onMade(key)
      await readAgain()
    },
  })
  return (
    <CallForm form={form} className="grid gap-5">
      <TextField {...form.field('name')} hint={t.nameHint} maxLength={60} autoComplete="off" />
      <RightChoice
        side={side}
        value={rights}
        error={rights.length === 0 && form.formState.isSubmitted ? t.noRight : undefined}
        onChange={setRights}
      />
      <SelectField
        {...form.field('days')}
        options={keyDays.map((days) => ({ value: String(days), label: t.days(days) }))}
      />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.make}
      </Button>
    </CallForm>
  )
}

type RightChoiceProps = {
  side: KeySide
  value: KeyRight[]
  error: string | undefined
  onChange: (rights: KeyRight[]) => void
}

/** The rights a key of this side can have, each with what a system does with it. */
function RightChoice({ side, value, error, onChange }: RightChoiceProps) {
  const t = useApiKeyTexts()
  const words: Partial<Record<KeyRight, { name: string; hint: string }>> = t.rights[side]
  const all: readonly KeyRight[] = keyRights[side]
  const toggle = (right: KeyRight) =>
    onChange(all.filter((each) => (each === right ? !value.includes(right) : value.includes(each))))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-small font-semibold">{t.rightsLabel}</legend>
      {all.map((right) => (
        <Checkbox
          key={right}
          checked={value.includes(right)}
          onChange={() => toggle(right)}
          label={
            <>
              <b className="font-semibold">{words[right]!.name}</b>{' '}
              <span className="text-ink-2">{words[right]!.hint}</span>
            </>
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
