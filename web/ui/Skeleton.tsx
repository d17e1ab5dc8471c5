/** Reserves the space of what is still loading. Give it the size of what comes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={`block rounded-sm bg-sunken ring-1 ring-line/50 ring-inset ${className}`}
    />
  )
}
