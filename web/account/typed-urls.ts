/** 'cafe-morgen.example' → 'https://cafe-morgen.example'; null for nothing typed. */
export function asUrl(typed: string): string | null {
  const url = typed.trim()
  if (url === '') return null
  return /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/]+:\d/.test(url) ? url : `https://${url}`
}

/** One address per line. */
export const urlsIn = (lines: string): string[] => lines.split('\n').flatMap((line) => asUrl(line) ?? [])
