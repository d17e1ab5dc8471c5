/** The orange count on an icon, '99+' above 99; the link around it says the number in words. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`absolute grid h-[18px] min-w-[18px] place-items-center rounded-[9px] bg-accent px-[5px] text-mini font-bold text-ink-fixed tabular-nums after:content-[attr(data-count)] ${className}`}
      // No text of the document: the link's name says the whole number, and would not hold '99+'.
      data-count={count > 99 ? '99+' : count}
    />
  )
}
