import Trash2 from 'lucide-react/icons/trash-2'
import { useTexts } from '../platform/texts.ts'

type RemoveLineButtonProps = { name: string; isDisabled: boolean; onPress: () => void; className?: string }

/** Takes a line out of the cart. */
export function RemoveLineButton({ name, isDisabled, onPress, className = '' }: RemoveLineButtonProps) {
  const label = useTexts().cart.removeLine(name)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className={`grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition hover:bg-sunken hover:text-danger ${className}`}
    >
      <Trash2 className="size-[18px]" />
    </button>
  )
}
