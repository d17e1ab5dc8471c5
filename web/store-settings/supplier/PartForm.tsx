import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../desk/Card.tsx'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { useSettingsTexts } from './texts.ts'

type PartFormProps = {
  title: string
  form: ComponentProps<typeof CallForm>['form'] & { conflict: string | null; isSending: boolean }
  lead?: ReactNode
  children: ReactNode
}

/** The fields of a part of the settings with their button, and what happened meanwhile. */
export function PartForm({ title, form, lead, children }: PartFormProps) {
  const t = useSettingsTexts()
  return (
    <Card title={title}>
      <CallForm form={form} className="grid max-w-3xl gap-4 p-[18px] sm:grid-cols-2">
        {form.conflict !== null && (
          <div role="alert" className="rounded-xl bg-warn-soft p-3.5 text-small sm:col-span-2">
            <b className="block">{form.conflict}</b>
            {t.changedText}
          </div>
        )}
        {lead && <p className="text-small text-ink-2 sm:col-span-2">{lead}</p>}
        {children}
        <Button type="submit" isLoading={form.isSending} className="justify-self-start sm:col-span-2">
          {t.save}
        </Button>
      </CallForm>
    </Card>
  )
}
