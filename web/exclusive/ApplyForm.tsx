import { showToast } from '../platform/toasts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { applying, useApplied, useExclusiveTexts } from './queries.ts'

type ApplyFormProps = {
  /** The product applied for; without it the buyer types its article number. */
  skuId?: string
  /** What stands in the field for the article number at first. */
  suggested?: string
}

/** Applies for an exclusive product: the store that sells it decides. */
export function ApplyForm({ skuId, suggested = '' }: ApplyFormProps) {
  const t = useExclusiveTexts()
  const applied = useApplied()
  const empty = { productSkuId: skuId ?? suggested, message: '' }
  const form = useCallForm({
    endpoint: applying,
    defaultValues: empty,
    labels: { productSkuId: t.skuId, message: t.messageLabel },
    cacheProfile: { as: `application ${skuId ?? ''}`, whileOpen: true },
    inputOf: ({ productSkuId, message }: typeof empty) => ({ productSkuId: productSkuId.trim(), message }),
    async onDone() {
      form.reset({ productSkuId: '', message: '' })
      showToast('success', t.sent)
      await applied()
    },
  })
  // Without its field the refusal of the article number has no other place.
  const unseen = (skuId && form.messageOf('productSkuId')) || null
  return (
    <CallForm form={{ ...form, refusal: form.refusal ?? unseen }} className="grid gap-4 text-left">
      {!skuId && (
        <TextField {...form.field('productSkuId')} hint={t.skuIdHint} inputMode="numeric" autoComplete="off" />
      )}
      <Textarea {...form.field('message')} />
      <Button type="submit" isLoading={form.isSending} className="sm:justify-self-start">
        {t.send}
      </Button>
    </CallForm>
  )
}
