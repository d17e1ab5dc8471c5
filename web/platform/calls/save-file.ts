/** Longer than a busy browser takes to begin with the file: without its address it would lose name and content. */
const RELEASE_MS = 60_000

/** Has the browser save a file. A plain link could not: its address answers to the buyer's token only. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
