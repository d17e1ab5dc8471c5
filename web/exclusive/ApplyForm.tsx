import { showToast } from '../platform/toasts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
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
  const { register, submit, messageOf, refusal, isSending, reset } = useCallForm({
    endpoint: applying,
    defaultValues: empty,
    cacheProfile: { as: `application ${skuId ?? ''}`, whileOpen: true },
    inputOf: ({ productSkuId, message }: typeof empty) => ({ productSkuId: productSkuId.trim(), message }),
    async onDone() {
      reset({ productSkuId: '', message: '' })
      showToast('success', t.sent)
      await applied()
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4 text-left">
      <FormRefusal text={refusal ?? (skuId ? (messageOf('productSkuId') ?? null) : null)} />
      {!skuId && (
        <TextField
          label={t.skuId}
          hint={t.skuIdHint}
          inputMode="numeric"
          autoComplete="off"
          error={messageOf('productSkuId')}
          {...register('productSkuId')}
        />
      )}
      <Textarea label={t.messageLabel} error={messageOf('message')} {...register('message')} />
      <Button type="submit" isLoading={isSending} className="sm:justify-self-start">
        {t.send}
      </Button>
    </form>
  )
}
