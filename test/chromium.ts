import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The shell is the same engine without the windows around it, which cost a fifth of the time of a journey.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser of this machine for journeys and screenshots, for playwright-core's `executablePath`; CHROMIUM names another. */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find((path) => existsSync(path))
}
