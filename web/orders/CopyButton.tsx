import Copy from 'lucide-react/icons/copy'
import { useOrderTexts } from './texts.ts'
import { showToast } from '../platform/toasts.ts'

type CopyButtonProps = {
  /** What is copied, as the toast names it. */
  name: string
  label: string
  text: string
}

/** Puts a text onto the clipboard and says so. */
export function CopyButton({ name, label, text }: CopyButtonProps) {
  const t = useOrderTexts().transfer
  const press = async () =>
    (await copy(text)) ? showToast('success', `${name}: ${t.copied}`) : showToast('error', t.notCopied)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void press()}
      className="grid size-10 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken print:hidden"
    >
      <Copy className="size-[18px]" />
    </button>
  )
}

// Browsers have a clipboard on https and localhost only.
async function copy(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
