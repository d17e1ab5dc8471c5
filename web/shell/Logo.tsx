/** Mark and word; decorative, the link around it is named. On green bands the tile is white. */
export function Logo({ isOnBand = false, className = '' }: { isOnBand?: boolean; className?: string }) {
  const word = isOnBand ? 'text-white' : 'text-brand dark:text-ink'
  const tile = isOnBand ? 'fill-white' : 'fill-brand'
  const letter = isOnBand ? 'fill-[#104830]' : 'fill-on-brand'
  return (
    <span className={`logo ${word} ${className}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-8 sm:size-10">
        <rect width="48" height="48" rx="14" className={tile} />
        <rect x="8" y="13" width="32" height="7" rx="3.5" className={letter} />
        <path d="M15 18h7.4v13.2c0 2 1 3 3 3h2.2v6h-4.4c-5.3 0-8.2-2.9-8.2-8z" className={letter} />
        <circle cx="34.5" cy="35.6" r="4.6" fill="#f98a3c" />
      </svg>
      tresen
    </span>
  )
}
