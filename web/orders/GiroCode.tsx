import { QrCode } from '../ui/picture/QrCode.tsx'
import { useOrderTexts } from './texts.ts'

/** A transfer as a QR code for banking apps. */
export function GiroCode({ code }: { code: string }) {
  const t = useOrderTexts().transfer
  return (
    <figure className="w-44 shrink-0 text-center">
      <QrCode text={code} label={t.giroCode} />
      <figcaption className="mt-2 text-small text-ink-2">{t.giroCode}</figcaption>
    </figure>
  )
}
