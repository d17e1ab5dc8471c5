import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { useSecurityTexts } from './security-texts.ts'

/** The ten codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useSecurityTexts().secondFactor
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('success', t.copied),
      () => showToast('error', t.notCopied),
    )
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t.codesLead}</p>
      <ul aria-label={t.codesTitle} className="grid gap-x-6 gap-y-2 rounded-md bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={copy}>
          {t.copy}
        </Button>
        <Button onClick={onClose}>{t.stored}</Button>
      </div>
    </div>
  )
}
