import { useTexts } from '../../platform/texts.ts'

/** Says on a page that cannot do without JavaScript what is missing; seen only where it is off. */
export function NeedsScript() {
  const t = useTexts().shell
  return (
    <noscript>
      <p className="my-6 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">{t.needsScript}</p>
    </noscript>
  )
}
