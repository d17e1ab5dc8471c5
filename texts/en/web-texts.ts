import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** Every sentence of the pages; the browser loads the one language of its page. */
export const webTexts = { shell, ui }
