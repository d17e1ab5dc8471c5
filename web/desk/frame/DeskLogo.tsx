/** The mark; decorative, the link around it is named. */
export const DeskLogo = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="desk-mark">
    <rect width="48" height="48" rx="14" />
    <path d="M11.5 13h25a3.5 3.5 0 0 1 0 7h-25a3.5 3.5 0 0 1 0-7z" />
    <path d="M15 18h7.4v13.2c0 2 1 3 3 3h2.2v6h-4.4c-5.3 0-8.2-2.9-8.2-8z" />
    <circle cx="34.5" cy="35.6" r="4.6" />
  </svg>
)
