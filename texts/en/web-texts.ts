import { catalogue } from './catalogue/screen.ts'
import { search } from './search/screen.ts'
import { shell } from './shell.ts'
import { stores } from './stores/screen.ts'
import { ui } from './ui.ts'

/** The sentences every page may need; the browser loads the one language of its page. */
export const webTexts = {
  catalogue,
  search,
  shell,
  stores,
  ui,
}
