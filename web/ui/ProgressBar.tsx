import Check from 'lucide-react/icons/check'

type ProgressBarProps = { value: number; max: number; label: string; className?: string }

/** How much of something is reached, as the minimum order of a store; a tick when all of it is. */
export function ProgressBar({ value, max, label, className = '' }: ProgressBarProps) {
  const isReached = value >= max
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <progress
        value={Math.min(value, max)}
        max={max > 0 ? max : 1}
        aria-label={label}
        className="h-[7px] w-full appearance-none overflow-hidden rounded-[4px] bg-line [&::-moz-progress-bar]:rounded-[4px] [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-[4px] [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size]"
      />
      {isReached && <Check className="size-4 text-ok" aria-hidden="true" />}
    </div>
  )
}
