/** A file's name for reading only: no path, no control characters. It never names a file of ours. */
export const shownName = (name: string) =>
  name
    .toWellFormed()
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, 100)
