import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { useApiKeyTexts } from './texts.ts'

/** A secret that cannot be shown again, to be copied. */
export function ShownOnce({ lead, value, onClose }: { lead: string; value: string; onClose: () => void }) {
  const t = useApiKeyTexts()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast('success', t.copied),
      () => showToast('error', t.notCopied),
    )
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{lead}</p>
      <code className="rounded-md bg-sunken p-4 font-semibold break-all select-all">{value}</code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={copy}>
          {t.copy}
        </Button>
        <Button onClick={onClose}>{t.stored}</Button>
      </div>
    </div>
  )
}
