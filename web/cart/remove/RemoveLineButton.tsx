import Trash2 from 'lucide-react/icons/trash-2'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { usePress } from '../../platform/writes/use-press.ts'

type RemoveLineButtonProps = { name: string; isRemoving: boolean; onPress: () => Promise<void>; className?: string }

/** Takes a line out of the cart; focusable meanwhile, in case it stays. */
export function RemoveLineButton({ name, isRemoving, onPress, className = '' }: RemoveLineButtonProps) {
  const label = useCartTexts().removeLine(name)
  const press = usePress(onPress, isRemoving)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isRemoving || undefined}
      {...press}
      className={`grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition hover:bg-sunken hover:text-danger ${className}`}
    >
      <Trash2 className="size-[18px]" />
    </button>
  )
}
